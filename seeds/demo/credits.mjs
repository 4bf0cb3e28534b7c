/** What Nora has been given to try things with, besides what her posts have cost. */
const TO_TRY_WITH = 2000

/**
 * Books the market's credits: everybody's welcome credits and, for the demo company, a grant and the price of each of its
 * posts, so that its statement has a history. Balanced like every transfer, which the ledger's triggers check.
 * @param {import('pg').Client} client in the loading transaction
 * @param {object[]} posts
 * @param {string} nora her id
 * @returns {Promise<{ at: string, run(): Promise<unknown> }[]>} the company's bookings, to be run in the order of their dates
 */
export async function bookCredits(client, book, posts, nora) {
  const { rows: people } = await client.query(
    `select id, to_json(created_at) #>> '{}' as since, (select value::int from system_configurations where config = 'WELCOME_CREDITS') as amount
     from users where not exists (select from ledger_transfers where key = 'welcome:' || users.id)`,
  )
  const own = posts.filter(({ row }) => row.posted_by === nora)
  const { rows: prices } = await client.query(
    `select posting_credits as price from subscriptions join plan_packages on code = plan_code
     where company_id = (select company_id from users where id = $1)`,
    [nora],
  )
  const price = prices[0].price
  const first = own.map(({ row }) => row.created_at).sort()[0]
  const welcome = people.map(({ id, since, amount }) => {
    const at = id === nora && first < since ? first : since
    return {
      ...{ key: `welcome:${id}`, kind: 'welcome_credits', owner: id, source: 'welcome', amount, at },
      reason: 'Welcome Credits, once for every account',
    }
  })
  await bookAll(client, welcome)
  const lot = { pot: 'credits', of: nora, owner: nora, source: 'granted', since: first }
  const given = {
    ...{ key: 'demo:nora', kind: 'credits_by_staff', reason: 'Credits to try Sagework with', at: first },
    entries: [
      [{ kind: 'credits_issued' }, -(TO_TRY_WITH + price * own.length)],
      [lot, TO_TRY_WITH + price * own.length],
    ],
  }
  const spent = own.map(({ row }) => ({
    ...{ key: `post:${row.id}`, kind: 'post_opportunity', reason: `Posting “${row.title}”`, actor: nora },
    ...{ subject: { type: 'opportunity', id: row.id }, at: row.created_at },
    entries: [
      [lot, -price],
      [{ kind: 'credits_spent' }, price],
    ],
  }))
  // what is given comes first, though at the same moment as the first post
  return [given, ...spent].map((one) => ({ at: one.at, run: () => book(one) }))
}

async function bookAll(client, bookings) {
  await client.query(
    `create temporary table booking on commit drop as select * from jsonb_to_recordset($1)
       as (key text, kind text, reason text, owner uuid, source text, amount bigint, at timestamptz)`,
    [JSON.stringify(bookings)],
  )
  await client.query(`
    insert into ledger_accounts (kind, owner_id, source, created_at)
      select distinct on (owner, source) 'credits', owner, source, at from booking order by owner, source, at;
    insert into ledger_transfers (key, request_hash, kind, reason, posted_at)
      select key, 'demo', kind, reason, at
      from booking order by at, amount desc;
    insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
      select transfer.id, side.* from booking join ledger_transfers as transfer using (key) cross join lateral (
        select lot.id, amount, currency, owner_id from ledger_accounts as lot
          where lot.owner_id = owner and lot.kind = 'credits' and lot.source = booking.source
        union all
        select own.id, -amount, currency, null from ledger_accounts as own
          where own.role = 'platform' and own.kind = case when amount > 0 then 'credits_issued' else 'credits_spent' end
      ) as side`)
}
