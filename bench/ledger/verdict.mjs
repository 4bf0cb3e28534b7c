import { withClient } from '../../scripts/lib/database/database.mjs'
import { judgeDraws, judgePlans } from './plan-verdict.mjs'

/**
 * Judges the books from outside, with SQL of its own and with what the clients were told.
 * @param {string} url of a database user who may read everything
 * @param {object[]} done every order with what became of it
 * @returns {Promise<{ counts: Record<string, number>, violations: string[] }>}
 */
export function judge(url, done) {
  return withClient(url, async (client) => {
    const rows = async (sql, values) => (await client.query(sql, values)).rows
    const violations = [
      ...(await rows(UNBALANCED)).map(({ what, sum }) => `${what} sums to ${sum}`),
      ...(await rows(WRONG_BALANCES)).map(
        ({ id, kind, balance, sum }) => `account ${id} (${kind}) says ${balance}, its entries ${sum}`,
      ),
      ...(await rows(BELOW_ZERO)).map(({ id, kind, balance }) => `account ${id} (${kind}) stands at ${balance}`),
      ...done.filter(({ lost }) => lost).map(({ order, lost }) => `${order.operation} was never answered: ${lost}`),
      ...(await judgeKeys(rows, done)),
      ...(await judgePeople(rows, done)),
      ...(await judgePlans(rows, done)),
      ...(await judgeDraws(rows)),
    ]
    const [counts] = await rows(COUNTS)
    return { counts, violations }
  })
}

/** Each acknowledged key is booked once, with the amount that was asked for; what was refused is not booked. */
async function judgeKeys(rows, done) {
  const booked = new Map((await rows(BOOKED_KEYS)).map(({ key, amount }) => [key, Number(amount)]))
  const violations = []
  const known = new Set()
  for (const { order, posted, refused } of done) {
    if (!order.key || order.isAgain) continue
    known.add(order.key)
    const amount = booked.get(order.key)
    if (posted && amount !== order.amount)
      violations.push(`${order.key} asked for ${order.amount}, ${amount ?? 'nothing'} is booked`)
    if (refused && amount !== undefined) violations.push(`${order.key} was refused (${refused}) and is booked`)
  }
  for (const key of booked.keys()) if (!known.has(key)) violations.push(`${key} is booked and nobody asked for it`)
  const firsts = new Map(done.filter(({ order }) => order.key && !order.isAgain).map((one) => [one.order.key, one]))
  for (const { order, posted, refused } of done.filter(({ order }) => order.key && order.isAgain)) {
    const first = firsts.get(order.key)
    if (first.posted && order.amount === first.order.amount && !posted?.isRepeat)
      violations.push(`${order.key} was booked again`)
    if (first.posted && order.amount !== first.order.amount && refused !== 'IDEMPOTENCY_KEY_REUSED')
      violations.push(`${order.key} with another amount: ${refused ?? 'booked'}`)
  }
  return violations
}

/**
 * What each person was told adds up to what they have, with what happens by itself and only the books know: credits end,
 * holds return, and plans bring their credits, which are judged for themselves.
 */
async function judgePeople(rows, done) {
  const told = new Map()
  const add = (userId, amount) => told.set(userId, (told.get(userId) ?? 0) + amount)
  const first = new Map()
  for (const one of done) if (one.posted && one.order.key && !first.has(one.order.key)) first.set(one.order.key, one)
  for (const { order } of first.values()) add(order.userId, order.amount * (SIGNS[order.operation] ?? 0))
  // A client returns each spending once; an answer that was lost makes it a repeat in the end.
  for (const { order, posted } of done) if (posted && order.operation === 'return') add(order.userId, order.amount)
  const books = await rows(PEOPLE)
  return books.flatMap(({ owner_id, credits, by_itself }) => {
    const expected = (told.get(owner_id) ?? 0) + Number(by_itself)
    return expected === Number(credits) ? [] : [`${owner_id} was told of ${expected} credits, has ${credits}`]
  })
}

/** What an operation does to somebody's credits; rewards are another currency. */
const SIGNS = { buy: 1, grant: 1, spend: -1, pay: -1, hold: -1, refund: -1 }

const UNBALANCED = `
  select 'currency ' || currency as what, sum(amount) as sum from ledger_entries group by currency having sum(amount) <> 0
  union all
  select 'transfer ' || transfer_id, sum(amount) from ledger_entries group by transfer_id, currency having sum(amount) <> 0`
const WRONG_BALANCES = `
  select id, kind, balance, coalesce((select sum(amount) from ledger_entries where account_id = account.id), 0) as sum
  from ledger_accounts account where role <> 'platform'
    and balance <> coalesce((select sum(amount) from ledger_entries where account_id = account.id), 0)`
const BELOW_ZERO = `select id, kind, balance from ledger_accounts where role in ('pot', 'personal') and balance < 0`
const BOOKED_KEYS = `
  select transfer.key, sum(abs(entry.amount)) / 2 as amount from ledger_transfers transfer
  join ledger_entries entry on entry.transfer_id = transfer.id and entry.currency <> 'usd'
  where transfer.key like 'chaos:%' group by transfer.key`
/** Held credits count as given away until a hold gives them back; what is owed after a refund counts as less than nothing. */
const PEOPLE = `
  select account.owner_id,
    coalesce(sum(entry.amount), 0) as credits,
    coalesce(sum(entry.amount) filter (
      where transfer.kind in ('credits_expired', 'credits_of_plan', 'credits_taken_back') or transfer.kind like 'hold\\_%'), 0) as by_itself
  from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
  join ledger_transfers transfer on transfer.id = entry.transfer_id
  where account.kind in ('credits', 'credits_owed') group by account.owner_id`
const COUNTS = `
  select (select count(*)::int from ledger_transfers) as transfers, (select count(*)::int from ledger_entries) as entries,
    (select count(*)::int from ledger_accounts) as accounts,
    (select count(*)::int from ledger_transfers where kind = 'credits_expired') as "ends of credits",
    (select count(*)::int from subscriptions) as plans,
    (select count(*)::int from ledger_transfers where kind = 'credits_of_plan') as "months of credits"`
