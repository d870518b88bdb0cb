import * as v from 'valibot'
import { ServerFrame } from './frames.ts'
import { type RouteName, routes } from './routes/index.ts'

/** Where and why data is not of a form; undefined when it is. */
export function troubleIn(schema: v.GenericSchema, data: unknown): string | undefined {
  const result = v.safeParse(schema, data)
  if (result.success) return undefined
  const [issue] = result.issues
  const path = v.getDotPath(issue)
  return `${path ? `${path}: ` : ''}${issue.message}`
}

/** For clients in development and in tests: throws when the server's answer is not the described one. */
export function checkAnswer(route: RouteName, answer: unknown): void {
  const trouble = troubleIn(routes[route].answer, answer)
  if (trouble !== undefined) throw new Error(`the answer to ${route} is not as described: ${trouble}`)
}

/** The same for a frame of the server. */
export function checkFrame(frame: unknown): void {
  const trouble = troubleIn(ServerFrame, frame)
  if (trouble !== undefined)
    throw new Error(`not a frame as described: ${trouble} in ${JSON.stringify(frame).slice(0, 300)}`)
}
