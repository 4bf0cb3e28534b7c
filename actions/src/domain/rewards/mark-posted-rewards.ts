import { sql } from 'kysely'
import type { Database } from '#platform/database.js'

/**
 * Marks rewards as posted once the ledger has released what was held for them. Run after the accounts that are due are
 * settled: it only records what has happened there, so it doesn't matter how often it runs.
 */
export async function markPostedRewards(database: Database, now: Date): Promise<void> {
  await sql`
    update answer_rewards as reward set state = 'posted', settled_at = ${now}
    where reward.state = 'held' and reward.due_at <= ${now} and not exists (
      select from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
      where entry.transfer_id in (reward.income_transfer_id, reward.credits_transfer_id)
        and account.role = 'pot' and account.is_open
    )`.execute(database)
}
