/** What Nora has been given to try things with, besides what her posts have cost. */
const TO_TRY_WITH = 2000

/**
 * Books the market's credits: everybody's welcome credits and, for the demo company, a grant and the price of each of its
 * posts, so that its statement has a history. Balanced like every transfer, which the ledger's triggers check.
 * @param {import('pg').Client} client in the loading transaction
 * @param {object[]} posts
 * @param {string} nora her id
 */
export async function bookCredits(client, posts, nora) {
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
      reason: 'Welcome credits, once for every account',
    }
  })
  const given = {
    ...{ key: 'demo:nora', kind: 'credits_by_staff', owner: nora, source: 'granted', at: first },
    ...{ amount: TO_TRY_WITH + price * own.length, reason: 'Credits to try Sagework with' },
  }
  const spent = own.map(({ row }) => ({
    ...{ key: `post:${row.id}`, kind: 'post_opportunity', owner: nora, source: 'granted', at: row.created_at },
    ...{ amount: -price, reason: `Posting “${row.title}”`, subject: row.id },
  }))
  await book(client, [...welcome, given, ...spent])
}

async function book(client, bookings) {
  await client.query(
    `create temporary table booking on commit drop as select * from jsonb_to_recordset($1)
       as (key text, kind text, reason text, owner uuid, source text, amount bigint, at timestamptz, subject text)`,
    [JSON.stringify(bookings)],
  )
  await client.query(`
    insert into ledger_accounts (kind, owner_id, source, created_at)
      select distinct on (owner, source) 'credits', owner, source, at from booking order by owner, source, at;
    insert into ledger_transfers (key, request_hash, kind, reason, subject_type, subject_id, posted_at)
      select key, 'demo', kind, reason, case when subject is not null then 'opportunity' end, subject, at
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
