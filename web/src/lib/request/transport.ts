import { OFFLINE, RequestError, TIMED_OUT } from '../request-error'

const TIMEOUT_MS = 30_000

/** Sends one request. A failed or silent network becomes a RequestError with the code OFFLINE or TIMED_OUT. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    return await fetch(path, { credentials: 'same-origin', ...init, signal })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw timeout.aborted
      ? new RequestError({
          code: TIMED_OUT,
          status: 0,
          message: 'The server took too long to answer. Please try again.',
          cause,
        })
      : new RequestError({
          code: OFFLINE,
          status: 0,
          message: 'We couldn’t reach the server. Check your connection and try again.',
          cause,
        })
  }
}

/** Sends a request with a streaming response: only the headers have to arrive in time, and `signal` aborts it. */
export async function openStream(path: string, headers: Record<string, string>, signal: AbortSignal) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  try {
    const both = AbortSignal.any([signal, timeout.signal])
    return await fetch(path, { method: 'GET', credentials: 'same-origin', cache: 'no-store', headers, signal: both })
  } finally {
    clearTimeout(timer)
  }
}
