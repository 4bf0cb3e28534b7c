import { sql } from 'kysely'
import type { Database } from '#platform/database.js'
import { auditLedger, type LedgerAudit } from './audit-ledger.js'

interface PlatformSum {
  kind: string
  currency: string
  amount: string
}

/** Less than a job may take (`JOB_TIME_LIMIT_MS`): Postgres then ends the query, and the job knows that it failed. */
const LIMIT = '50s'

/** Audits the ledger and keeps the result, with the platform's sums of the same moment. */
export function recordAudit(database: Database, askedBy: string | null): Promise<LedgerAudit> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${LIMIT}, true)`.execute(transaction)
      const audit = await auditLedger(transaction)
      const { rows } = await sql<PlatformSum>`
        select account.kind, account.currency, coalesce(sum(entry.amount), 0)::text as amount
        from ledger_accounts as account left join ledger_entries as entry on entry.account_id = account.id
        where account.role = 'platform' group by account.kind, account.currency order by account.kind`.execute(
        transaction,
      )
      await transaction
        .insertInto('ledger_audits')
        .values({
          ...{ asked_by: askedBy, transfers: audit.transfers, accounts: audit.accounts },
          ...{ differences: JSON.stringify(audit.differences), sums: JSON.stringify(rows) },
        })
        .execute()
      return audit
    })
}
