// A bot in plain Node, written from docs/protocol.md alone: node bot.mjs <address> <seat link or "new"> [game]
const [address = 'http://localhost:8080', invitation = 'new', game = 'heaven-and-ale'] = process.argv.slice(2)
let token = ''

async function ask(method, path, data) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const body = method === 'POST' ? JSON.stringify(data ?? {}) : undefined
  const response = await fetch(address + path, { method, headers, body })
  const answer = await response.json()
  if (!response.ok) throw Object.assign(new Error(answer.error.message), answer.error)
  return answer
}

async function sitDown() {
  if (invitation === 'new') {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
    return (await ask('POST', '/api/matches', { game, seats })).match.id
  }
  const [, match, seat, key] = /join\/([\w-]+)\/(\d+)\/([\w-]+)/.exec(invitation)
  await ask('POST', `/api/matches/${match}/seats/${seat}/take`, { key })
  return match
}

token = (await ask('POST', '/api/guests', { name: 'Plain bot', kind: 'bot' })).token
const match = await sitDown()
let since = -1
for (;;) {
  const { index, seat, legal, standing } = await ask('GET', `/api/matches/${match}/state?since=${since}&wait=20`)
  if (standing.result || standing.status === 'ended') {
    console.log(JSON.stringify(standing.result ?? standing.ended))
    break
  }
  since = index
  if (standing.waiting !== seat || !legal?.length) continue
  const move = legal[Math.floor(Math.random() * legal.length)]
  const deed = { action: { kind: 'move', move }, expected: index, id: crypto.randomUUID() }
  await ask('POST', `/api/matches/${match}/actions`, deed).catch(({ code, message }) => console.error(code, message))
}
