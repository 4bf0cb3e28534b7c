/**
 * Judges plans and their credits: each payment is booked once and brings what it should, each month of a subscription is
 * granted once and as a whole, and no more than a month's credits are ever there.
 */
export async function judgePlans(rows, done) {
  const orders = done.filter(({ order, posted }) => order.isOfPlans && !order.isAgain && posted)
  const started = orders.filter(({ order }) => order.operation === 'subscribe')
  const paid = orders.flatMap(({ order: { operation, invoice, session, amountCents } }) => {
    if (operation !== 'subscribe' && operation !== 'renew') return []
    return [{ payment: invoice?.paymentId ?? session.paymentId, cents: amountCents }]
  })
  const refunded = orders.filter(({ order }) => order.operation === 'unsubscribe')
  const refunds = refunded.map(({ order: { paymentId, amountCents } }) => ({ payment: paymentId, cents: amountCents }))
  const starts = started.map(({ order, posted }) => ({ purchase: order.purchaseId, has: posted.isStarted }))
  const [unlike] = await rows('select count(*)::int as count from purchases')
  return [
    ...(unlike.count === paid.length ? [] : [`${paid.length} payments were reported, ${unlike.count} are recorded`]),
    ...(await rows(WRONG_PAYMENTS, [JSON.stringify(paid)])).map(
      ({ payment, cents, booked }) => `${payment} paid ${cents} cents, ${booked} are booked`,
    ),
    ...(await rows(WRONG_REFUNDS, [JSON.stringify(refunds)])).map(
      ({ payment, cents, booked }) => `${payment} was refunded ${cents} cents, ${booked} are booked`,
    ),
    ...(await rows(WRONG_STARTS, [JSON.stringify(starts)])).map(
      ({ purchase, plans }) =>
        `purchase ${purchase} was ${plans === 0 ? 'told of a plan and has' : 'told of none and has'} ${plans}`,
    ),
    ...(await rows(WRONG_MONTHS)).map(
      ({ id, ends_at, credits, monthly }) => `${id} got ${credits} credits for the month to ${ends_at}, of ${monthly}`,
    ),
    ...(await rows(SHORT_MONTHS)).map(({ id, ends_at }) => `${id} got another month's credits before ${ends_at}`),
    ...(await rows(TOO_MUCH)).map(
      ({ id, balance, monthly }) => `subscription ${id} had ${balance} credits, a month has ${monthly}`,
    ),
    ...(await rows(TWO_PLANS)).map(({ owner_id }) => `${owner_id} had the credits of two plans at a time`),
    ...(await rows(MISSING)).map(({ id }) => `the plan ${id} began without its first credits`),
  ]
}

/**
 * Recomputed for every draw from all lots of that moment: the order of GK-005, and that nothing is drawn after its end. And
 * that nobody owes credits while having some that never end.
 */
export async function judgeDraws(rows) {
  await rows(BALANCES)
  await rows('create index on lot_balances using gist (during)')
  await rows('analyze lot_balances')
  const violations = [
    ...(await rows(LATE_DRAWS)).map(({ key, account_id }) => `${key} drew on ${account_id} after its end`),
    ...(await rows(WRONG_DRAWS)).map(
      ({ key, source, other, balance }) => `${key} drew on ${source} credits with ${balance} of ${other} left`,
    ),
  ]
  for (const { owner_id, key, owed, balance } of await rows(OWING_AND_OWNING))
    violations.push(`${owner_id} owed ${-owed} credits and had ${balance} since ${key}`)
  await rows('drop table lot_balances')
  return violations
}

const BOOKED = (key, sign) => `
  select wanted.*, coalesce(booked.cents, 0) as booked
  from jsonb_to_recordset($1) as wanted (payment text, cents int)
  left join purchases as purchase on purchase.payment_id = wanted.payment
  left join lateral (
    select ${sign}sum(entry.amount) as cents from ledger_transfers as transfer
    join ledger_entries as entry on entry.transfer_id = transfer.id
    join ledger_accounts as account on account.id = entry.account_id and account.kind = 'payments'
    where ${key}
  ) as booked on true
  where booked.cents is distinct from wanted.cents`
const WRONG_PAYMENTS = BOOKED(`transfer.key = 'payment:' || purchase.id`, '-')
const WRONG_REFUNDS = BOOKED(`transfer.key like 'payment:' || purchase.id || ':back:%'`, '')
const WRONG_STARTS = `
  select purchase, (select count(*)::int from subscriptions where purchase_id = purchase) as plans
  from jsonb_to_recordset($1) as told (purchase uuid, has boolean)
  where has is distinct from exists (select from subscriptions where purchase_id = purchase)`

/** What each subscription was granted, by the end of the month. The key names both; how the product came to them, it doesn't. */
const GRANTS = `
  select transfer.id as transfer_id, named[1]::uuid as id, named[2]::timestamptz as ends_at, price.credits::bigint as monthly,
    (select -entry.amount from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
      where entry.transfer_id = transfer.id and account.kind = 'credits_issued') as credits
  from ledger_transfers as transfer
  cross join regexp_match(transfer.key, '^plan-credits:([^:]+):(.+):[0-9]+$') as named
  join subscriptions on subscriptions.id = named[1]::uuid
  join plan_prices as price on price.price_id = subscriptions.price_id
  where transfer.kind = 'credits_of_plan'`
const WRONG_MONTHS = `
  select id, ends_at::text, sum(credits) as credits, monthly from (${GRANTS}) as granted
  group by id, ends_at, monthly having sum(credits) <> monthly`
const SHORT_MONTHS = `
  select id, ends_at::text from (
    select id, ends_at, lag(ends_at) over (partition by id order by ends_at) as before from (${GRANTS}) as granted
  ) as months where ends_at < before + interval '28 days'`
const LOTS = `
  select granted.*, account.id as account_id, account.owner_id, account.due_at from (${GRANTS}) as granted
  join ledger_entries as entry on entry.transfer_id = granted.transfer_id
  join ledger_accounts as account on account.id = entry.account_id and account.kind = 'credits'`
const TOO_MUCH = `
  select id, max(balance) as balance, monthly from (
    select lot.id, lot.monthly, sum(entry.amount) over (partition by entry.account_id order by entry.transfer_id) as balance
    from (${LOTS}) as lot join ledger_entries as entry on entry.account_id = lot.account_id
  ) as moved group by id, monthly having max(balance) > monthly`
/** Credits of an earlier plan, unless it was taken back, which end after the next has begun. */
const TWO_PLANS = `
  select distinct lot.owner_id from (${LOTS}) as lot join subscriptions as earlier on earlier.id = lot.id
  join subscriptions as later on later.bought_by = lot.owner_id and later.starts_at > earlier.starts_at
  join plan_prices as price on price.price_id = earlier.price_id and price.duration <> '7 days'
  where earlier.status <> 'revoked' and lot.due_at > later.starts_at`
const MISSING = `
  select id from subscriptions where purchase_id is not null and not exists (select from (${GRANTS}) as granted where granted.id = subscriptions.id)`

/** The balance of each lot between one transfer and the next. Each person has a stretch of numbers of their own. */
const BALANCES = `
  create temp table lot_balances as
  with moved as (
    select entry.account_id, entry.transfer_id, entry.amount, account.owner_id, account.kind, account.source, coalesce(account.due_at, 'infinity') as ends_at,
      dense_rank() over (order by account.owner_id) * 1000000000::int8 as person,
      case when account.source in ('plan', 'trial') then 0 when account.source = 'welcome' then 1 else 2 end as rank,
      sum(entry.amount) over (partition by entry.account_id order by entry.transfer_id) as balance,
      lead(entry.transfer_id) over (partition by entry.account_id order by entry.transfer_id) as next_id
    from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
    where account.kind in ('credits', 'credits_owed')
  )
  select *, int8range(person + transfer_id, person + coalesce(next_id, 999999999)) as during from moved`
const DRAWS = `
  select lot.*, transfer.key, substring(transfer.reason from ' at (.+)$')::timestamptz as drawn_at
  from lot_balances as lot join ledger_transfers as transfer on transfer.id = lot.transfer_id
  where lot.amount < 0 and transfer.kind in ('chaos_spend', 'chaos_pay', 'chaos_hold')`
const LATE_DRAWS = `select key, account_id from (${DRAWS}) as draw where ends_at <= drawn_at`
const WRONG_DRAWS = `
  select draw.key, draw.source, left_over.source as other, left_over.balance
  from (${DRAWS}) as draw join lot_balances as left_over on left_over.during @> (draw.person + draw.transfer_id)
  where left_over.balance > 0 and left_over.account_id <> draw.account_id and left_over.ends_at > draw.drawn_at
    and (left_over.rank, left_over.ends_at) < (draw.rank, draw.ends_at)`
const OWING_AND_OWNING = `
  select debt.owner_id, debt.balance as owed, lot.balance, transfer.key
  from lot_balances as debt join lot_balances as lot on lot.during && debt.during
  join ledger_transfers as transfer on transfer.id = greatest(debt.transfer_id, lot.transfer_id)
  where debt.kind = 'credits_owed' and debt.balance < 0 and lot.kind = 'credits' and lot.balance > 0 and lot.ends_at = 'infinity'`
