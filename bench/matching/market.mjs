import { withClient } from '../../scripts/lib/database/database.mjs'

/** Their triggers would do row by row what is done at once below. */
const REFRESHED = {
  opportunities: ['opportunities_fill_open_criteria'],
  opportunity_topics: ['opportunity_topics_add_open_criteria'],
  opportunity_domains: ['opportunity_domains_add_open_criteria'],
  opportunity_skills: ['opportunity_skills_add_open_criteria'],
}

/** Experts with four topics, two domains, five skills and a country each, spread evenly over what there is. */
export const fillExperts = (ownerUrl, total) =>
  withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(
      `insert into users (id, first_name, last_name, slug, is_expert)
       select private.stable_uuid('bench expert ' || n), 'Bench', n::text, 'bench-expert-' || n, true
       from generate_series(1, $1::int) n`,
      [total],
    )
    await client.query(
      `insert into user_accounts (user_id, email, is_email_verified)
       select id, slug || '@bench.example', true from users where slug like 'bench-expert-%'`,
    )
    await client.query(
      `insert into expert_details (user_id, country_id)
       select u.id, c.id from users u join (select id, row_number() over (order by id) - 1 as n, count(*) over () as total
         from master_countries) c on c.n = (u.last_name::int * 7) % c.total
       where u.slug like 'bench-expert-%'`,
    )
    for (const [table, master, each, step] of [
      ['expert_topics', 'master_topics', 4, 31],
      ['expert_domains', 'master_domains', 2, 13],
      ['expert_expertise', 'master_expertise', 5, 37],
    ])
      await client.query(
        `insert into ${table} select u.id, m.id from users u cross join generate_series(1, ${each}) k
         join (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from ${master}) m
           on m.n = (u.last_name::int * ${step} + k * 17) % m.total
         where u.slug like 'bench-expert-%' on conflict do nothing`,
      )
    await client.query('commit')
    await client.query('vacuum analyze')
  })

/** Open opportunities, each with two topics, a domain, three skills and, half of them, a country. */
export const fillOpportunities = (ownerUrl, total) =>
  withClient(ownerUrl, async (client) => {
    const triggers = Object.entries(REFRESHED).flatMap(([table, names]) => names.map((name) => [table, name]))
    const { rows: engines } = await client.query(
      `select t.tgname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = 'opportunities'::regclass and p.pronamespace = 'sagework_engine'::regnamespace`,
    )
    const all = [...triggers, ...engines.map(({ name }) => ['opportunities', name])]
    await client.query('begin')
    await client.query("set local sagework.seeding = 'on'")
    for (const [table, name] of all) await client.query(`alter table ${table} disable trigger "${name}"`)
    await client.query(
      `insert into opportunities (id, type, status, title, brief, posted_by, country_id, published_at, created_at)
       select private.stable_uuid('bench post ' || i), case i % 3 when 0 then 'project' else 'fractional' end, 'published',
         'Bench ' || i, repeat('A brief of ordinary length. ', 12), poster.id, c.id,
         now() - i * interval '1 minute', now() - i * interval '1 minute'
       from generate_series(1, $1::int) i
       cross join (select id from users where not is_expert order by id limit 1) poster
       left join (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from master_countries) c
         on c.n = (i * 3) % (c.total * 2)`,
      [total],
    )
    for (const [table, master, each, step] of [
      ['opportunity_topics', 'master_topics', 2, 7],
      ['opportunity_domains', 'master_domains', 1, 3],
      ['opportunity_skills', 'master_expertise', 3, 5],
    ])
      await client.query(
        `insert into ${table} select private.stable_uuid('bench post ' || i), m.id
         from generate_series(1, $1::int) i cross join generate_series(1, ${each}) k
         join (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from ${master}) m
           on m.n = (i * ${step} + k * 3) % m.total on conflict do nothing`,
        [total],
      )
    await client.query(
      `insert into private.open_criteria (value_id, published_at, opportunity_id, posted_by)
       select value_id, published_at, opportunity_id, posted_by from private.wanted_criteria
       where opportunity_id in (select private.stable_uuid('bench post ' || i) from generate_series(1, $1::int) i)`,
      [total],
    )
    for (const [table, name] of all) await client.query(`alter table ${table} enable trigger "${name}"`)
    await client.query('commit')
    await client.query('vacuum analyze')
  })
