import autocannon from 'autocannon'
import { sharesOf } from './shares.mjs'

/**
 * Sends requests over a fixed number of connections, each waiting for its answer before it sends the next.
 * @param {{ url: string, headers: Record<string, string>, bodies: string[], connections: number, requests: number }} plan
 *   every connection sends the bodies in turn
 * @returns {Promise<{ perSecond: number, times: import('./shares.mjs').Shares, serverTimes: import('./shares.mjs').Shares }>} milliseconds, as the client waits, and
 *   from a request's arrival at the public origin to the beginning of its answer
 */
export async function runLoad({ url, headers, bodies, connections, requests }) {
  const times = []
  const serverTimes = []
  let wrong = ''
  const onResponse = (_status, body, _context, headers) => {
    if (!body.startsWith('{"data"')) wrong ||= body
    serverTimes.push(serverTimeOf(headers))
  }
  const began = performance.now()
  const load = autocannon({
    url,
    method: 'POST',
    headers,
    connections,
    amount: requests,
    requests: bodies.map((body) => ({ body, onResponse })),
  })
  load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const { errors } = await load
  const seconds = (performance.now() - began) / 1000
  if (wrong || errors > 0) throw new Error(wrong ? wrong.slice(0, 500) : `${errors} requests were not answered`)
  return { perSecond: times.length / seconds, times: sharesOf(times), serverTimes: sharesOf(serverTimes) }
}

/** What the gateway says of itself in `Server-Timing`. */
function serverTimeOf(headers) {
  const [, timing] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'server-timing') ?? []
  return Number(/dur=([\d.]+)/.exec(timing ?? '')?.[1])
}
