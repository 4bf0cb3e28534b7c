import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

export interface LedgerDifference {
  /** The rule that is violated. */
  rule:
    | 'balances'
    | 'transfers balance'
    | 'currencies sum to zero'
    | 'accounts are known'
    | 'statements'
    | 'debts and balances'
  /** Account, transfer or currency. */
  what: string
  booked: string
  expected: string
}

export interface LedgerAudit {
  transfers: number
  accounts: number
  differences: LedgerDifference[]
}

const MAX_LISTED = 100

/**
 * Recomputes the books from their entries and lists the differences: balances, transfers, statements and sums by currency.
 * Reads the whole ledger in one statement, hence in one snapshot.
 */
export async function auditLedger(queryable: Queryable): Promise<LedgerAudit> {
  const { rows } = await sql<LedgerDifference & { transfers: string; accounts: string }>`
    with sums as (select account_id, sum(amount) as amount from ledger_entries group by account_id),
    differences as (
      select 'balances' as rule, 'account ' || account.id as what, account.balance::text as booked,
        coalesce(sums.amount, 0)::text as expected
      from ledger_accounts as account left join sums on sums.account_id = account.id
      where account.role <> 'platform' and account.balance <> coalesce(sums.amount, 0)
      union all
      select 'transfers balance', 'transfer ' || transfer_id || ' ' || currency, sum(amount)::text, '0'
      from ledger_entries group by transfer_id, currency having sum(amount) <> 0
      union all
      select 'transfers balance', 'transfer ' || transfer.id, 'no entries', 'two or more'
      from ledger_transfers as transfer
      where not exists (select from ledger_entries where transfer_id = transfer.id)
      union all
      select 'currencies sum to zero', currency, sum(amount)::text, '0'
      from ledger_entries group by currency having sum(amount) <> 0
      union all
      select 'accounts are known', 'account ' || sums.account_id, sums.amount::text, 'an account'
      from sums where not exists (select from ledger_accounts where id = sums.account_id)
      union all
      select 'statements', 'owner ' || owner_id || ' ' || currency, coalesce(lines, 0)::text, coalesce(balances, 0)::text
      from (
        select owner_id, currency, sum(amount) as lines from ledger_statement_lines group by owner_id, currency
      ) as statement full join (
        select owner_id, currency, sum(balance) as balances from ledger_accounts
        where role in ('personal', 'debt') or kind = 'credits' group by owner_id, currency
      ) as held using (owner_id, currency)
      where coalesce(lines, 0) <> coalesce(balances, 0)
      union all
      select 'debts and balances', 'account ' || id, balance::text, case role when 'debt' then 'at most 0' else 'at least 0' end
      from ledger_accounts where case role when 'debt' then balance > 0 else balance < 0 end
    )
    select totals.transfers, totals.accounts, differences.*
    from (select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_accounts) as accounts) as totals
    left join differences on true
    limit ${MAX_LISTED}`.execute(queryable)
  const [first] = rows
  return {
    transfers: Number(first?.transfers ?? 0),
    accounts: Number(first?.accounts ?? 0),
    differences: rows
      .filter(({ rule }) => rule)
      .map(({ rule, what, booked, expected }) => ({ rule, what, booked, expected })),
  }
}
