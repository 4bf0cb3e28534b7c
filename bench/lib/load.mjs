import { Agent, request } from 'node:http'

/**
 * Sends requests over a fixed number of connections, each waiting for its answer before it sends the next.
 * @param {{ url: string, headers: Record<string, string>, bodyOf: (index: number) => string, connections: number, requests: number }} plan
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number }>} milliseconds
 */
export async function runLoad({ url, headers, bodyOf, connections, requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  let next = 0
  const began = performance.now()
  const lane = async () => {
    while (next < requests) {
      const sent = performance.now()
      await post(url, agent, headers, bodyOf(next++))
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

function post(url, agent, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => (text.startsWith('{"data"') ? resolve(text) : reject(new Error(text.slice(0, 500)))))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
