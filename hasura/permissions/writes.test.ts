import { describe, expect, it } from 'vitest'
import { arrangeContent, contentId, longText } from './content.testkit.js'
import { giveCredits } from './give-credits.testkit.js'
import { BRIGHTWATER, createMarket, ELENA, INGRID, MARCUS, NORA, postId } from './market.testkit.js'
import { allPermissions, readTables } from './metadata.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
for (const expert of [ELENA, MARCUS]) {
  await database.query(
    `insert into fractional_rate_cards (user_id, min_value_cents, max_value_cents, starting_at_cents, rate_unit_id, category_id)
     select $1, 1, 2, 1, (select id from opportunity_duration_types limit 1), (select id from master_objectives limit 1)`,
    [expert],
  )
  await database.query('insert into rate_card_roles select $1, id, 0 from master_roles limit 1', [expert])
  await database.query(
    'insert into rate_card_availabilities select $1, id from opportunity_availability_types limit 1',
    [expert],
  )
}
// Ingrid's post has a shortlist as well.
await database.query(`begin; set local sagework.seeding = on;
  insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
    select id, '${ELENA}', 'interested', now() from opportunities where posted_by = '${INGRID}';
  insert into applicant_shortlist (opportunity_id, user_id, listed_by) select id, '${ELENA}', '${INGRID}' from opportunities where posted_by = '${INGRID}';
  commit`)
for (const owner of [NORA, ELENA]) {
  await giveCredits(database, owner, 5)
  await database.query(`insert into saved_filters (user_id, name, query) values ($1, 'x', 'tab=all')`, [owner])
}

await arrangeContent(database)
for (const reader of [NORA, ELENA]) {
  await database.query(`insert into content_votes (item_id, user_id, vote) values ($1, $2, 'UPVOTE')`, [
    ...[contentId('answer'), reader],
  ])
  await database.query('insert into content_saves (item_id, user_id) values ($1, $2)', [contentId('answer'), reader])
  await database.query('insert into user_ai_preferences (user_id, preferences) values ($1, $2)', [
    ...[reader, '{"industry":"","product":"","targeted_customer":""}'],
  ])
}

interface Write {
  what: `${'update' | 'delete'} ${string}`
  caller: CallerName
  /** Arguments in addition to `where: {}`. */
  set?: string
  /** Which rows are the caller's. */
  own: string
}

/** As GraphQL writes a string of JSON. */
const PREFERENCES = JSON.stringify('{"industry":"Energy","product":"","targeted_customer":""}')
const noras = `user_id = '${NORA}'`
const elenas = `user_id = '${ELENA}'`
/** Every way to change rows through a table, tried without a filter by someone who has rows there. */
const WRITES: readonly Write[] = [
  { what: 'update users', caller: 'elena', set: 'designation: "x"', own: `id = '${ELENA}'` },
  { what: 'update user_accounts', caller: 'elena', set: 'time_zone: "Europe/Rome"', own: elenas },
  { what: 'update companies', caller: 'nora', set: 'company_brief: "x"', own: `id = '${BRIGHTWATER}'` },
  { what: 'update expert_details', caller: 'elena', set: 'user_org_role: "x"', own: elenas },
  { what: 'update fractional_rate_cards', caller: 'elena', set: 'max_value_cents: 9', own: elenas },
  { what: 'update notifications', caller: 'nora', own: noras },
  { what: 'update credit_changes', caller: 'nora', own: `owner_id = '${NORA}'` },
  { what: 'update notification_preferences', caller: 'elena', set: 'is_email_enabled: true', own: elenas },
  { what: 'update applicant_notes', caller: 'nora', set: 'note: "x"', own: `author_id = '${NORA}'` },
  { what: 'delete applicant_notes', caller: 'nora', own: `author_id = '${NORA}'` },
  { what: 'delete applicant_shortlist', caller: 'nora', own: `opportunity_id = '${postId('fractional')}'` },
  { what: 'update saved_filters', caller: 'nora', set: 'query: "tab=active"', own: noras },
  { what: 'delete saved_filters', caller: 'nora', own: noras },
  { what: 'update company_members', caller: 'nora', set: 'is_welcome_due: false', own: noras },
  { what: 'update content_votes', caller: 'nora', set: 'vote: "DOWNVOTE"', own: noras },
  { what: 'delete content_votes', caller: 'nora', own: noras },
  { what: 'delete content_saves', caller: 'nora', own: noras },
  { what: 'update user_ai_preferences', caller: 'nora', set: `preferences: ${PREFERENCES}`, own: noras },
  {
    ...{ what: 'update insights_questions', caller: 'elena', set: `question: "${longText('Another question')}"` },
    own: `id = '${contentId('elenasWaiting')}'`,
  },
  {
    ...{ what: 'update insights_responses', caller: 'elena', set: 'additional_text: "x"' },
    own: `id = '${contentId('refusedAnswer')}'`,
  },
  {
    ...{ what: 'delete insight_response_domains', caller: 'elena' },
    own: `insight_response_id = '${contentId('refusedAnswer')}'`,
  },
  { what: 'delete rate_card_roles', caller: 'elena', own: elenas },
  { what: 'delete rate_card_availabilities', caller: 'elena', own: elenas },
  { what: 'delete expert_topics', caller: 'elena', own: elenas },
  { what: 'update profile_entries', caller: 'elena', set: 'description: "x"', own: elenas },
  { what: 'delete profile_entries', caller: 'elena', own: elenas },
  { what: 'delete expert_domains', caller: 'elena', own: elenas },
  { what: 'delete expert_expertise', caller: 'elena', own: elenas },
]

describe('a write without a filter', () => {
  it.each(WRITES)('$what changes only the caller’s rows', async ({ what, caller, set, own }) => {
    const table = what.split(' ')[1] ?? ''
    const others = () =>
      database.query(
        `select md5(string_agg(t::text, ',' order by t::text)) as print, count(*) from ${table} t where not (${own})`,
      )
    const before = await others()
    expect(Number(before[0]?.count)).toBeGreaterThan(0)
    const mutation = `${what.replace(' ', '_')}(where: {}${set ? `, _set: { ${set} }` : ''})`
    expect(await as(caller).affected(mutation)).toBeGreaterThan(0)
    expect(await others()).toEqual(before)
  })

  it('is tested for every update and delete that the metadata grants', () => {
    const granted = allPermissions(readTables())
      .filter(({ operation }) => operation === 'update' || operation === 'delete')
      .map(({ table, operation }) => `${operation} ${table}`)
    expect(WRITES.map(({ what }) => what).sort()).toEqual([...new Set(granted)].sort())
  })
})

describe('an insert', () => {
  it('only creates rows in the caller’s own name, in every table that allows it', () => {
    const inserts = allPermissions(readTables()).filter(({ operation }) => operation === 'insert')
    const notOwn = inserts.filter(
      ({ permission: { permission } }) => !Object.values(permission.set ?? {}).includes('X-Hasura-User-Id'),
    )
    expect(inserts.length).toBeGreaterThan(0)
    // tags have no owner but their response, and the check requires that to be the caller's
    expect(notOwn.map(({ table }) => table)).toEqual(['insight_response_domains'])
    for (const { permission } of notOwn)
      expect(permission.permission.check).toMatchObject({
        response: { _and: expect.arrayContaining([{ user_id: { _eq: 'X-Hasura-User-Id' } }]) },
      })
  })

  it('a second rate card is rejected', async () => {
    const [unit] = await database.query<{ id: string }>('select id from opportunity_duration_types limit 1')
    const [category] = await database.query<{ id: string }>('select id from master_objectives limit 1')
    const card = `min_value_cents: 1, max_value_cents: 2, starting_at_cents: 1, rate_unit_id: "${unit?.id}", category_id: "${category?.id}"`
    const mutation = `mutation { insert_fractional_rate_cards_one(object: { ${card} }) { user_id } }`
    expect(await as('marcus').refusal(mutation)).toBe('constraint-violation')
    expect((await as('kenji').ask(mutation)).data).toMatchObject({
      insert_fractional_rate_cards_one: { user_id: expect.any(String) },
    })
  })
})
