/**
 * What must not depend on the order of events: purchases, subscriptions, everybody's balances, and the platform's sums. Checkouts
 * and payments have the same ids in both databases, because one is a copy of the other.
 */
export async function readState(client) {
  const entries = new Map()
  const add = (rows) => {
    for (const { what, value } of rows) entries.set(what, value)
  }
  add((await client.query(PURCHASES)).rows)
  add((await client.query(SUBSCRIPTIONS)).rows)
  add((await client.query(HIRES)).rows)
  add((await client.query(BALANCES)).rows)
  add((await client.query(PLATFORM)).rows)
  const { rows } = await client.query(
    `select purchase_type || ' ' || status as status, count(*)::int as count from purchases group by 1 order by 1`,
  )
  const faults = (await client.query(FAULTS)).rows.map(({ fault }) => fault)
  return { entries, faults, summary: rows.map(({ status, count }) => `${status} ${count}`).join(', ') }
}

/** @returns {string[]} one line for each thing that differs, or that is wrong in itself */
export function differencesOf(one, other, name) {
  const keys = new Set([...one.entries.keys(), ...other.entries.keys()])
  const differing = [...keys].filter((key) => one.entries.get(key) !== other.entries.get(key))
  return [
    ...[...one.faults, ...other.faults],
    ...differing.map((key) => `${key}: ${one.entries.get(key)} in order, ${other.entries.get(key)} ${name}`),
  ]
}

const PURCHASES = `
  select 'purchase ' || coalesce(session_id, payment_id) as what,
    concat_ws(' ', status, amount_cents, credits, refunded_cents, charged_back_cents, payment_id, paid_at is not null,
      fulfilled_at is not null) as value
  from purchases`

const SUBSCRIPTIONS = `
  select 'subscription ' || purchase_id as what,
    concat_ws(' ', plan_code, price_id, status, ends_with_period, credits_granted, stripe_subscription_id is not null) as value
  from subscriptions`

const HIRES = `
  select 'application ' || tracking.opportunity_id as what, concat_ws(' ', tracking.status, hire.agreed_value_cents) as value
  from opportunity_trackings as tracking left join hires as hire using (opportunity_id, user_id)`

const BALANCES = `
  select concat_ws(' ', 'balance', owner_id, currency) as what, sum(balance)::text as value
  from ledger_accounts where owner_id is not null group by owner_id, currency`

const PLATFORM = `
  select 'platform ' || kind as what, coalesce(sum(amount), 0)::text as value
  from ledger_accounts as account left join ledger_entries as entry on entry.account_id = account.id
  where role = 'platform' group by kind`

const FAULTS = `
  select 'the books sum to ' || sum(amount) || ' ' || currency as fault
  from ledger_entries group by currency having sum(amount) <> 0
  union all
  select 'account ' || account.id || ' has ' || balance || ', its entries say ' || coalesce(sum(amount), 0)
  from ledger_accounts as account left join ledger_entries as entry on entry.account_id = account.id
  where role <> 'platform' group by account.id having balance <> coalesce(sum(amount), 0)
  union all
  select 'purchase ' || purchase.id || ' brought ' || granted.count || ' grants'
  from purchases as purchase
  join lateral (select count(*) from ledger_transfers where key = 'purchase:' || purchase.id) as granted on true
  where purchase_type = 'wizlings' and granted.count <> (purchase.fulfilled_at is not null)::int`
