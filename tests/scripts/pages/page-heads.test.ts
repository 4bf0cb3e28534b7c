import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGateway, servePagesFrom } from '#scripts/lib/gateway/gateway.mjs'
import { servePagesOf } from '#scripts/lib/gateway/heads/pages-of-server.mjs'
import { atEnd } from '#tests/at-end.js'
import { temporaryFolder } from '#tests/environment.js'

const PAGE = `<!doctype html><html><head>
    <title>Sagework</title>
    <meta name="description" content="The market." />
    <meta property="og:type" content="website" />
    <script>theme()</script>
  </head><body>app</body></html>`
const FOUND = { status: 200, head: '<title>$& Three signs</title>\n    <meta name="description" content="x" />' }
const ADDRESS = '/dashboard/insight_detail/a1?t=95'

let base = ''
let edge = ''
let asked: string[] = []
let answer: (response: http.ServerResponse) => void

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const say = (value: unknown) => {
  answer = (response) => void response.end(JSON.stringify(value))
}

beforeAll(async () => {
  const pages = temporaryFolder()
  mkdirSync(path.join(pages, 'assets'))
  writeFileSync(path.join(pages, 'index.html'), PAGE)
  const actions = await listen(
    http.createServer((request, response) => {
      asked.push(request.url ?? '')
      answer(response)
    }),
  )
  const targets = { engine: actions, actions }
  const servePage = servePagesFrom(pages, { actionsUrl: actions })
  base = await listen(createGateway({ targets, servePage, isBehindProxy: false }))
  const pagesUrl = await listen(createGateway({ targets, servePage: servePagesFrom(pages), isBehindProxy: true }))
  const served = servePagesOf({ pagesUrl, actionsUrl: actions })
  edge = await listen(createGateway({ targets: { engine: actions }, servePage: served, isBehindProxy: true }))
})
afterEach(() => {
  asked = []
})

describe.each([
  ['the gateway', () => base],
  ['the containers’ edge', () => edge],
])('a public page by %s', (_, origin) => {
  const get = (target: string, init: RequestInit = {}) => fetch(`${origin()}${target}`, init)

  it('[X-64] has the head of what is published in the place of its own, and the headers of any page', async () => {
    say(FOUND)
    const response = await get(ADDRESS)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>$& Three signs</title>')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain('<script>theme()</script>')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(asked).toEqual([`/api/page-head?path=${encodeURIComponent('/dashboard/insight_detail/a1')}`])
    expect(await (await get(ADDRESS, { method: 'HEAD' })).text()).toBe('')
  })

  it('[X-64] may be the start, the prices or a profile', async () => {
    say(FOUND)
    const pages = ['/', '/pricing', '/elena-marchetti']
    for (const page of pages) expect(await (await get(page)).text()).toContain('<title>$& Three signs</title>')
    expect(asked).toEqual(pages.map((page) => `/api/page-head?path=${encodeURIComponent(page)}`))
  })

  it('[X-64] that doesn’t exist has the status that says so', async () => {
    say({ status: 404, head: '<title>Not found</title>' })
    const response = await get(ADDRESS)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('app')
  })

  it('[X-64] whose address can’t be read says so to browsers, with the status for machines', async () => {
    const response = await get('/dashboard/insight_detail/%FF', { headers: { accept: 'text/html' } })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('<title>Sagework</title>')
    expect(asked).toEqual([])
  })

  it.each<[string, (response: http.ServerResponse) => void]>([
    ['refuse', (response) => void response.writeHead(500).end()],
    ['babble', (response) => void response.end('<html>')],
    ['break off', (response) => response.destroy()],
    ['lie', (response) => void response.end(JSON.stringify({ status: 302, head: '<b>' }))],
  ])('[X-64] is there without its head when the actions %s', async (_case, script) => {
    answer = script
    const response = await get(ADDRESS)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Sagework</title>')
  })
})

it('[X-64] members and other pages are not asked about', async () => {
  say(FOUND)
  const cookie = { headers: { cookie: 'a=b; __Host-sagework.session_token=x' } }
  expect(await (await fetch(`${base}${ADDRESS}`, cookie)).text()).toContain('<title>Sagework</title>')
  for (const page of ['/login', '/admin', '/account/expertise'])
    expect(await (await fetch(`${base}${page}`)).text()).toContain('<title>Sagework</title>')
  expect(asked).toEqual([])
})
