import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SignJWT } from 'jose'
import { parse } from 'yaml'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'

/** Fills the market up to that many published roles, with the subjects their filters need. */
export async function fillMarket(ownerUrl, total) {
  await withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query("set local sagework.seeding = 'on'")
    await withoutEvents(client, () => client.query(FILL, [total]))
    await client.query(
      `insert into opportunity_topics (opportunity_id, topic_id)
       select o.id, t.id from (select id, row_number() over (order by id) as n from opportunities
                               where title like 'Bench %') o
       join (select id, row_number() over (order by id) as n, count(*) over () as total from master_topics) t
         on t.n = 1 + o.n % t.total`,
    )
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

/** Otherwise the engine would deliver an event for each row, which would distort the measurement. */
async function withoutEvents(client, fill) {
  const { rows } = await client.query(
    `select quote_ident(t.tgname) as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where t.tgrelid = 'opportunities'::regclass and p.pronamespace = 'sagework_engine'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`alter table opportunities disable trigger ${name}`)
  await fill()
  for (const { name } of rows) await client.query(`alter table opportunities enable trigger ${name}`)
}

const FILL = `
  insert into opportunities (type, status, title, brief, brief_rich_text, posted_by, company_id, duration_months,
                             duration_type_id, start_date_id, min_budget_cents, max_budget_cents, category_id,
                             poster_agreed_terms_at, review_status, published_at, created_at)
  select 'fractional', 'published', 'Bench role ' || i, repeat('A brief of ordinary length. ', 12), o.brief_rich_text,
         o.posted_by, o.company_id, 6, o.duration_type_id, o.start_date_id, 500000, 900000, o.category_id, now(),
         'approved', now(), now() - i * interval '1 minute'
  from generate_series(1, $1) i
  join (select *, row_number() over (order by id) - 1 as n, count(*) over () as total from opportunities
        where status = 'published' and type = 'fractional') o on o.n = i % o.total`

/** The text of an operation as the web client sends it. */
export function operationText(name) {
  const collections = parse(readFileSync(path.join(REPOSITORY, 'hasura/metadata/query_collections.yaml'), 'utf8'))
  const found = collections.flatMap(({ definition }) => definition.queries).find((one) => one.name === name)
  if (!found) throw new Error(`No operation ${name} in query_collections.yaml`)
  return found.query
}

/** An access token for the person with that address, as issued at sign-in. */
export async function tokenFor(ownerUrl, signingKey, email) {
  const person = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select u.id, u.is_expert from users u join user_accounts a on a.user_id = u.id where a.email = $1',
      [email],
    )
    return rows[0]
  })
  const role = person.is_expert ? 'expert' : 'user'
  const token = await new SignJWT({
    'https://hasura.io/jwt/claims': {
      'x-hasura-user-id': person.id,
      'x-hasura-default-role': role,
      'x-hasura-allowed-roles': [role],
    },
  })
    .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
    .setSubject(person.id)
    .setIssuer('sagework')
    .setAudience('sagework')
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(signingKey)
  return { token, userId: person.id }
}
