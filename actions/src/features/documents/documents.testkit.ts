import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { TestActions } from '#tests/actions.js'

export const PDF = `%PDF-1.7\n${'words '.repeat(1000)}\n%%EOF`
export const PDF_HEAD = '%PDF-1.7\n'
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(600, 1)])
export const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Streams a multipart body of unknown length until there is a response. */
export function streamUpload(to: TestActions, token: string, bytes: number): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0
    const outgoing = openUpload(to, token, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, sent })
      outgoing.destroy()
    })
    outgoing.on('error', reject)
    const chunk = Buffer.alloc(64 * 1024, 32)
    const pump = () => {
      while (sent < bytes) {
        sent += chunk.length
        if (!outgoing.write(chunk)) {
          outgoing.once('drain', pump)
          return
        }
      }
      outgoing.end()
    }
    pump()
  })
}

/** Sends 12 MB with `Connection: close`, as a gateway does, and only then reads the response. */
export function sendAndClose(to: TestActions, token: string, head: string, length: string | null): Promise<string> {
  const { hostname, port } = new URL(to.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('error', reject)
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('end', () => resolve(answer))
    socket.pause()
    const size = length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`
    const start = `--edge\r\ncontent-disposition: form-data; name="uploadedFile"; filename="a.pdf"\r\n\r\n${head}`
    const body = Buffer.concat([Buffer.from(start), Buffer.alloc(12_000_000 - start.length, 32)])
    socket.write(
      `POST /api/opportunities/assets HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: multipart/form-data; boundary=edge\r\n${size}\r\n\r\n`,
    )
    if (length === null) socket.write(`${body.length.toString(16)}\r\n`)
    socket.write(body)
    socket.write(length === null ? '\r\n0\r\n\r\n' : '', () => socket.resume())
  })
}

export function openUpload(to: TestActions, token: string, answered: Parameters<typeof httpRequest>[2]) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' }
  const outgoing = httpRequest(`${to.url}/api/opportunities/assets`, { method: 'POST', headers }, answered)
  outgoing.write(`--edge\r\ncontent-disposition: form-data; name="uploadedFile"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`)
  return outgoing
}
