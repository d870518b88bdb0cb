import { expect, test } from 'vitest'
import { openApi } from './openapi.ts'
import { routes } from './routes/index.ts'

const document = openApi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
)

test('every route is in the OpenAPI document, with its answer', () => {
  expect(operations.map(([name]) => name).sort()).toEqual(Object.keys(routes).sort())
  const pages = ['GET /api/notices/off', 'POST /api/notices/off']
  for (const [name, { responses }] of operations) {
    const type = pages.includes(name) ? 'text/html' : 'application/json'
    expect(responses, name).toMatchObject({ 200: { content: { [type]: { schema: expect.any(Object) } } } })
  }
})

test('an answer, a body and a query are described as they are on the wire', () => {
  const { post, get } = document.paths['/api/matches'] ?? {}
  expect(post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['game', 'seats'] } } } },
    responses: { 200: { content: { 'application/json': { schema: { required: ['match', 'keys', 'links'] } } } } },
  })
  expect(get).toMatchObject({
    parameters: [
      { name: 'status', in: 'query', required: false },
      { name: 'game', in: 'query' },
      { name: 'pace', in: 'query' },
    ],
  })
})
