import { writeFileSync } from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGateway, servePagesFrom } from '#scripts/lib/gateway/gateway.mjs'
import { temporaryFolder } from '#tests/environment.js'

const BY_BROWSER = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n'
const PAGE = /^HTTP\/1.1 400 .*<title>Page<\/title>/s
const REFUSAL = /^HTTP\/1.1 400 .*"errorCode":"BAD_REQUEST"/s
let gateway: http.Server
let behind: http.Server
const forwarded: (string | undefined)[] = []

beforeAll(async () => {
  const pages = temporaryFolder()
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Page</title>')
  behind = await listen(
    http.createServer((request, response) => {
      forwarded.push(request.url)
      response.end()
    }),
  )
  const target = `http://127.0.0.1:${portOf(behind)}`
  gateway = await listen(
    createGateway({
      targets: { engine: target, actions: target },
      servePage: servePagesFrom(pages, { actionsUrl: target }),
      isBehindProxy: false,
    }),
  )
})
afterAll(async () => {
  for (const server of [gateway, behind]) await new Promise((resolve) => server.close(resolve))
})

const portOf = (server: http.Server) => (server.address() as AddressInfo).port

async function listen(server: http.Server): Promise<http.Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return server
}

/** Sends the target unchanged; fetch would normalise it. @returns the whole answer */
function send(target: string, headers = '', method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(portOf(gateway), '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`),
    )
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

it.each([
  '/%00',
  '/%E0%A4%A',
  '//evil.example',
  '/dashboard/%2e%2e/x',
  '/api/..%2fhooks',
  '/api\\..\\hooks',
  '/dashboard/insight_detail/%00',
])('[X-46, X-64] %s: a browser gets the not-found page with 400, everybody else the refusal', async (target) => {
  expect(await send(target, BY_BROWSER)).toMatch(PAGE)
  expect(await send(target)).toMatch(REFUSAL)
  expect(await send(target, BY_BROWSER, 'POST')).toMatch(REFUSAL)
  expect(forwarded).toEqual([])
})
