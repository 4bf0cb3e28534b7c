import { send } from './transport'

const ATTEMPTS = 4
/** If the server asks for a longer wait, the user is told instead. */
const LONGEST_WAIT_SECONDS = 20
const MS = 1000

/**
 * Retries requests that the server was too busy for: a 429 has done nothing, so it is sent again after the requested
 * delay, a few times. Not for endpoints that limit guesses, where the user should see the limit.
 */
export async function sendWithRetries(path: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(path, init)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    if (response.status !== 429 || attempt === ATTEMPTS || !(seconds <= LONGEST_WAIT_SECONDS)) return response
    // jitter, so that requests refused together don't return together
    await wait((seconds + Math.random()) * MS, init.signal)
  }
}

function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal?.addEventListener('abort', leave, { once: true })
  })
}
