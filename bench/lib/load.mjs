import { Agent, request } from 'node:http'
import { sharesOf } from './shares.mjs'

/**
 * Sends requests over a fixed number of connections, each waiting for its answer before it sends the next.
 * @param {{ url: string, headers: Record<string, string>, bodyOf: (index: number) => string, connections: number, requests: number }} plan
 * @returns {Promise<{ perSecond: number, times: import('./shares.mjs').Shares, serverTimes: import('./shares.mjs').Shares }>} milliseconds, as the client waits, and
 *   from a request's arrival at the public origin to the beginning of its answer
 */
export async function runLoad({ url, headers, bodyOf, connections, requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  const serverTimes = []
  let next = 0
  const began = performance.now()
  const lane = async () => {
    while (next < requests) {
      const sent = performance.now()
      const atServer = await post(url, agent, headers, bodyOf(next++))
      times.push(performance.now() - sent)
      serverTimes.push(atServer)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { perSecond: times.length / seconds, times: sharesOf(times), serverTimes: sharesOf(serverTimes) }
}

function post(url, agent, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () =>
        text.startsWith('{"data"') ? resolve(serverTimeOf(answer)) : reject(new Error(text.slice(0, 500))),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** What the gateway says of itself in `Server-Timing`. */
function serverTimeOf({ headers }) {
  return Number(/dur=([\d.]+)/.exec(headers['server-timing'] ?? '')?.[1])
}
