import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { HOUR_MS } from '../clock.js'
import { openDatabase } from '../database.js'
import { createLogger } from '../logging/logger.js'
import { takeSlot } from './spare-slots.js'

const NOON = Date.UTC(2026, 0, 1, 12)
const rule = { name: 'trial', atOnce: 3, intervalMs: HOUR_MS }

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.actionsUrl, createLogger('silent'))
})

afterAll(() => opened.close())

function take(subject: string, afterNoonMs: number) {
  return takeSlot(opened.database, { now: () => new Date(NOON + afterNoonMs) }, rule, subject)
}

it('concurrent requests get exactly all slots, even if a later one is written first', async () => {
  for (const early of [2, 3, 0]) expect(await take('out of order', early)).toMatchObject({ isTaken: true })
  expect(await take('out of order', 1)).toMatchObject({ isTaken: false })
})

it('slots free up one at a time, and a failed attempt costs none', async () => {
  for (const _ of [1, 2, 3]) await take('patient', 0)
  for (const _ of [1, 2, 3]) expect(await take('patient', HOUR_MS / 2)).toEqual({ isTaken: false, secondsToNext: 1800 })
  expect((await take('patient', HOUR_MS)).isTaken).toBe(true)
  expect((await take('patient', HOUR_MS)).isTaken).toBe(false)
})
