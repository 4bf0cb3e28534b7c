import { connect } from 'node:net'
import { sharesOf } from '../lib/shares.mjs'

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Sends prepared requests over keep-alive connections for a while, each waiting for its response before sending the
 * next. Writes HTTP by hand, because Node's own client costs more than the servers being measured, and autocannon would
 * prepare the thousands of requests again for every connection.
 * @param {{ port: number, requests: Buffer[], connections: number, milliseconds: number, isRight: (body: Buffer) =>
 * boolean }} plan
 * @returns {Promise<{ count: number, perSecond: number, p50: number, p95: number, p99: number }>} milliseconds
 */
export async function runLoad({ port, requests, connections, milliseconds, isRight }) {
  /** @type {number[]} */
  const times = []
  let next = Math.floor(Math.random() * requests.length)
  const began = performance.now()
  const end = began + milliseconds
  const lane = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let sent = 0
      const send = () => {
        sent = performance.now()
        if (sent >= end) return socket.end(() => resolve(undefined))
        socket.write(/** @type {Buffer} */ (requests[next++ % requests.length]))
      }
      const take = answerReader((body) => {
        times.push(performance.now() - sent)
        if (isRight(body)) send()
        else reject(new Error(`Unexpected answer: ${body.toString('utf8', 0, 500)}`))
      })
      socket.once('connect', send).on('data', take).once('error', reject)
    })
  await Promise.all(Array.from({ length: connections }, lane))
  const seconds = (performance.now() - began) / 1000
  return { count: times.length, perSecond: times.length / seconds, ...sharesOf(times) }
}

/** Collects responses with a Content-Length. */
function answerReader(onBody) {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const headEnd = rest.indexOf(HEAD_END)
    if (headEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(rest.toString('latin1', 0, headEnd))?.[1])
    const bodyEnd = headEnd + HEAD_END.length + length
    if (rest.length < bodyEnd) return
    const body = rest.subarray(headEnd + HEAD_END.length, bodyEnd)
    rest = rest.subarray(bodyEnd)
    onBody(body)
  }
}

/** An HTTP request as bytes. */
export function requestBytes(path, headers, body) {
  const lines = Object.entries({ ...headers, host: '127.0.0.1', 'content-length': Buffer.byteLength(body) })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${head}\r\n${body}`)
}
