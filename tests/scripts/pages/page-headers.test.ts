import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createGateway, servePagesFrom } from '#scripts/lib/gateway/gateway.mjs'
import { atEnd } from '#tests/at-end.js'
import { temporaryFolder } from '#tests/environment.js'

let pages: string
let behind: string

beforeAll(async () => {
  pages = temporaryFolder()
  mkdirSync(path.join(pages, 'assets'))
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Page</title>')
  writeFileSync(path.join(pages, 'assets/app-1a2b.js'), 'console.log(1)')
  behind = await listen(http.createServer((_request, response) => response.end('{}')))
})

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('response headers', () => {
  it.each([
    ['http://localhost:3000', 'ws://localhost:3000', null],
    ['https://sagework.example', 'wss://sagework.example', 'max-age=31536000'],
  ])(
    'under %s a page may only connect to its own origin, and HSTS is sent for TLS only',
    async (own, socket, strict) => {
      const targets = { engine: behind, actions: behind }
      const servePage = servePagesFrom(pages, { origins: [own], calendarOrigin: 'https://calendar.example' })
      const origin = await listen(createGateway({ targets, servePage, isBehindProxy: false, origins: [own] }))
      const { headers } = await fetch(`${origin}/login`)
      expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${socket};`)
      expect(headers.get('content-security-policy')).toContain('frame-src https://calendar.example;')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      for (const target of ['/login', '/assets/app-1a2b.js', '/api/config', '/nothing/here', '/hooks/x'])
        expect([target, (await fetch(origin + target)).headers.get('strict-transport-security')]).toEqual([
          target,
          strict,
        ])
    },
  )

  it('[GD-79, GD-80] allow the origins that the operator has chosen, and those alone', async () => {
    const own = 'http://localhost:3000'
    const servePage = servePagesFrom(pages, { origins: [own], outsideOrigins: ['https://count.example'] })
    const origin = await listen(
      createGateway({ targets: { engine: behind, actions: behind }, servePage, isBehindProxy: false, origins: [own] }),
    )
    const policy = (await fetch(`${origin}/login`)).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self' ws://localhost:3000 https://count.example;")
    expect(policy).toMatch(/script-src 'self'(?! https)/)
  })
})
