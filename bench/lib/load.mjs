import autocannon from 'autocannon'
import { sharesOf } from './shares.mjs'

/**
 * Sends requests over a fixed number of connections, each waiting for its response before sending the next.
 * @param {{ url: string, headers: Record<string, string>, bodies: string[], connections: number, requests: number }}
 * plan
 *   every connection cycles through the bodies
 * @returns {Promise<{ perSecond: number, times: import('./shares.mjs').Shares, serverTimes:
 * import('./shares.mjs').Shares }>} milliseconds, as seen by the client, and
 *   from a request's arrival at the public origin to the start of its response
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

/** The gateway's own time, from `Server-Timing`. */
function serverTimeOf(headers) {
  const [, timing] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'server-timing') ?? []
  return Number(/dur=([\d.]+)/.exec(timing ?? '')?.[1])
}
