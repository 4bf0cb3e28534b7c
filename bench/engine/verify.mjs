import { isDeepStrictEqual } from 'node:util'

const SAMPLES = 6
const INSTANT = /^\d{4}-\d\d-\d\dT/
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Compares the servers' results for some requests of each operation, so that nobody is fast by returning other data.
 * Throws if they differ.
 * @param {import('./servers.mjs').Server[]} servers
 * @param {import('./operations.mjs').Operation[]} operations
 * @param {{ userIds: string[], ownResponses: number[] }} facts
 */
export async function verifyAnswers(servers, operations, facts) {
  for (const operation of operations) {
    for (let sample = 0; sample < SAMPLES; sample++) {
      const index = sample * 23
      const userId = String(facts.userIds[index])
      const variables = operation.variablesOf(index, { ...facts, userId })
      const answers = []
      for (const server of servers) answers.push(plain(await ask(server, operation, variables, userId), operation.made))
      const [first] = answers
      const other = answers.findIndex((answer) => !isDeepStrictEqual(answer, first))
      if (other < 0) continue
      const texts = [servers[0], servers[other]].map(
        (server, place) => `${server?.kind}: ${JSON.stringify(answers[place === 0 ? 0 : other]).slice(0, 1000)}`,
      )
      throw new Error(`${operation.name} is answered differently:\n${texts.join('\n')}`)
    }
  }
}

async function ask(server, operation, variables, userId) {
  const { path, headers, body } = server.requestOf(operation, variables, userId)
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { data, errors } = await response.json()
  if (!data || errors) throw new Error(`${server.kind} refused ${operation.name}: ${JSON.stringify(errors)}`)
  return server.read(operation, data)
}

/** Normalises timestamps and numbers, however they are written, and drops values generated per request. */
function plain(value, made = []) {
  if (Array.isArray(value)) return value.map((item) => plain(item, made))
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(value).getTime()
  if (typeof value === 'string' && NUMBER.test(value)) return Number(value)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([key]) => !made.includes(key))
  return Object.fromEntries(kept.map(([key, one]) => [key, plain(one, made)]))
}
