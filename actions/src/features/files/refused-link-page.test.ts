import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'

it('[GO-37] an invalid link shows a page in a browser tab, and a JSON error to a fetch', async () => {
  const actions = await startTestActions(await createTestDatabase(), { engine: false })
  const url = `${actions.url}/api/files/${randomUUID()}?expires=1&signature=none`
  const seen = await fetch(url, { headers: { 'Sec-Fetch-Dest': 'document' } })
  expect([seen.status, seen.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(seen.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(await seen.text()).toContain('This file can’t be opened')
  const asked = await fetch(url, { headers: { 'Sec-Fetch-Dest': 'empty' } })
  expect([asked.status, await asked.json()]).toEqual([404, expect.objectContaining({ errorCode: 'FILE_LINK_INVALID' })])
})
