import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.js'

/** A mail server that accepts everything and keeps what it was sent. */
async function startMailServer() {
  const sent: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const words = String(chunk)
      if (isData) {
        sent.push(words)
        if (!words.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 OK\r\n')
      } else if (words.startsWith('DATA')) {
        isData = true
        socket.write('354 Go on\r\n')
      } else socket.write('250 OK\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, text: () => sent.join('') }
}

const MESSAGE = { to: 'elena@firm.example', subject: 'News', text: 'News', html: '<p>News</p>', effectKey: 'x' }

it.each([
  ['https://sagework.example/api/unsubscribe/abc', true],
  [null, false],
])('[X-05] says how mail programs unsubscribe with one click, if at all (%s)', async (unsubscribeUrl, isOffered) => {
  const server = await startMailServer()
  const mailer = createSmtpMailer(server.url, 'hello@sagework.example', 'https://sagework.example')
  onTestFinished(() => mailer.close())
  await mailer.send({ ...MESSAGE, unsubscribeUrl })
  expect(server.text().includes('List-Unsubscribe: <https://sagework.example/api/unsubscribe/abc>')).toBe(isOffered)
  expect(server.text().includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(isOffered)
})
