import { send } from './transport'

const ATTEMPTS = 4
/** Who is asked to stay away for longer is told so. */
const LONGEST_WAIT_SECONDS = 20
const MS = 1000

/**
 * Sends a request that the server may be too busy to look at: an answer 429 has done nothing, so it is sent again when
 * the server says, a few times. Not for doors whose limits are about guesses: those want to be heard.
 */
export async function sendPatiently(path: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(path, init)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    if (response.status !== 429 || attempt === ATTEMPTS || !(seconds <= LONGEST_WAIT_SECONDS)) return response
    // never the same for two requests that were refused at one moment
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
