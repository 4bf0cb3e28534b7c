import type { CreditSource } from '#domain/ledger/accounts.js'
import { grantCredits, spendCredits } from '#domain/ledger/credits.js'
import type { TransferHeading } from '#domain/ledger/post-transfer.js'
import { type DatabaseTransaction, openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { atEnd } from '#tests/at-end.js'
import type { TestDatabase } from '#tests/database.js'

let keys = 0

interface Booking {
  kind?: TransferHeading['kind']
  reason?: string
  actorId?: string | null
}

/** Books for tests of what people see of the ledger. */
export function openBooks(database: TestDatabase) {
  const handle = openDatabase(database.actionsUrl, createLogger('silent'))
  atEnd(() => handle.close())
  const book = <T>(deed: (transaction: DatabaseTransaction) => Promise<T>) =>
    handle.database.transaction().execute(deed)
  const headingOf = ({ kind = 'test', reason = 'A test', actorId = null }: Booking) => ({
    ...{ key: `wallet-test:${++keys}`, kind, reason, actorId },
  })
  return {
    book,
    grant: (
      userId: string,
      amount: number,
      { source = 'granted', endsAt = null, ...rest }: Booking & { source?: CreditSource; endsAt?: Date | null } = {},
    ) => book((transaction) => grantCredits(transaction, { ...headingOf(rest), userId, amount, source, endsAt })),
    spend: (userId: string, amount: number, rest: Booking = {}) =>
      book((transaction) => spendCredits(transaction, { ...headingOf(rest), userId, amount, now: new Date() })),
  }
}
