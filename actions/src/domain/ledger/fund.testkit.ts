import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import type { TestDatabase } from '#tests/database.js'
import { grantCredits } from './credits.js'

const PLENTY = 1_000_000

/** Gives every persona more credits than a test will spend, for tests that are about something else. */
export async function fundPersonas(database: TestDatabase): Promise<void> {
  const people = await database.query<{ id: string }>('select id from users')
  for (const { id } of people) await fund(database, id, PLENTY)
}

/** Grants somebody credits, as staff would. */
export async function fund(database: TestDatabase, userId: string, amount: number): Promise<void> {
  const { database: books, close } = openDatabase(database.actionsUrl, createLogger('silent'))
  const heading = { key: `fund:${crypto.randomUUID()}`, kind: 'test' as const, reason: 'For a test', actorId: null }
  try {
    await books
      .transaction()
      .execute((tx) => grantCredits(tx, { ...heading, userId, amount, source: 'granted', endsAt: null }))
  } finally {
    await close()
  }
}
