import { type DatabaseHandle, type DatabaseTransaction, openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import type { CreditSource } from './accounts.js'
import { auditLedger } from './audit-ledger.js'
import { grantCredits, readCreditBalance } from './credits.js'

export const NORA = stableUuid('person:nora@brightwater.example')
export const TOM = stableUuid('person:tom@client.example')
export const NOW = new Date('2030-05-01T12:00:00Z')
export const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)

export interface TestLedger {
  handle: DatabaseHandle
  database: TestDatabase
  /** Runs in its own transaction. */
  book<T>(deed: (transaction: DatabaseTransaction) => Promise<T>): Promise<T>
  grant(amount: number, options?: { source?: CreditSource; endsAt?: Date; userId?: string }): Promise<string>
  available(userId?: string): Promise<number>
  /** Sum of the entries of all accounts of a kind, of one owner or of all. */
  total(kind: string, userId?: string): Promise<number>
  differences(): Promise<unknown[]>
}

let keys = 0
export const newKey = () => `test:${++keys}`
export const heading = (key = newKey()) => ({ key, kind: 'test' as const, reason: 'A test', actorId: null })

/** A ledger with the personas' accounts, and nothing booked yet. */
export async function openTestLedger(): Promise<TestLedger> {
  const database = await createTestDatabase()
  const handle = openDatabase(database.actionsUrl, createLogger('silent'))
  atEnd(() => handle.close())
  const book: TestLedger['book'] = (deed) => handle.database.transaction().execute(deed)
  return {
    handle,
    database,
    book,
    grant: async (amount, { source = 'granted', endsAt = null, userId = NORA } = {} as never) =>
      (await book((tx) => grantCredits(tx, { ...heading(), userId, amount, source, endsAt: endsAt ?? null })))
        .transferId,
    available: async (userId = NORA) => (await readCreditBalance(handle.database, userId, NOW)).available,
    total: async (kind, userId) => {
      const [row] = await database.query<{ sum: string }>(
        `select coalesce(sum(amount), 0) as sum from ledger_entries entry join ledger_accounts account on account.id = account_id
         where kind = $1 and ($2::uuid is null or account.owner_id = $2)`,
        [kind, userId ?? null],
      )
      return Number(row?.sum)
    },
    differences: async () => (await auditLedger(handle.database)).differences,
  }
}
