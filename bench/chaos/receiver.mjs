// A webhook that misbehaves on purpose, in a process of its own so that it can be killed.
// node receiver.mjs <port> <log file> <seed>; each line is written to the log before the response is sent.
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { between, randomOf } from './options.mjs'

const [port, logFile, seed] = process.argv.slice(2)
const random = randomOf(Number(seed))
const SLOW_PATH_MS = 1_200

const note = (entry) => appendFileSync(logFile, `${JSON.stringify(entry)}\n`)

/** How /made behaves this time: mostly prompt and correct, sometimes late, wrong, or not at all. */
function mood() {
  const dice = random()
  if (dice < 0.03) return { status: dice < 0.015 ? 500 : 503, delayMs: 0 }
  if (dice < 0.033) return { status: 503, delayMs: 0, retryAfter: '1' }
  if (dice < 0.038) return { status: null, delayMs: 0 }
  return { status: 204, delayMs: dice < 0.058 ? between(random, 200, 1_000) : between(random, 0, 5) }
}

function behaviourOf(path) {
  if (path === '/prompt') return { status: 204, delayMs: 0 }
  return path === '/slow' ? { status: 204, delayMs: SLOW_PATH_MS } : mood()
}

createServer(async (request, response) => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  const { id } = JSON.parse(text)
  const at = Date.now()
  const { status, delayMs, retryAfter } = behaviourOf(request.url)
  note({ id, path: request.url, at, status })
  await delay(delayMs)
  if (status === null) return response.destroy()
  response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
}).listen(Number(port), '127.0.0.1')
