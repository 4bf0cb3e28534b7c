import { expect, it } from 'vitest'
import { createMarket, ELENA, NORA, postId } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const POST = postId('fractional')

it('[X-32] the record of a deal is for its two sides, the invited team and staff', async () => {
  await database.query(`begin; set local sagework.seeding = on;
    delete from hires where opportunity_id = '${POST}' and user_id = '${ELENA}';
    insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
      values ('${POST}', '${ELENA}', 'accepted', now()) on conflict (opportunity_id, user_id) do update set status = 'accepted';
    insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, accepted_at)
      values ('${POST}', '${ELENA}', 500000, 'month', now()); commit`)
  const rows = `deal_records(where: { opportunity_id: { _eq: "${POST}" } }) { expert_id poster_id }`
  const record = [{ expert_id: ELENA, poster_id: NORA }]
  for (const caller of ['elena', 'nora', 'jonas', 'staff'] as const) expect(await as(caller).rows(rows)).toEqual(record)
  for (const caller of ['marcus', 'kenji', 'tom'] as const) expect(await as(caller).rows(rows)).toEqual([])
})

it('[X-32] how soon a poster answers is said to whoever can read the post, and says nothing else', async () => {
  const of = (post: string) => `opportunity_answer_times(where: { opportunity_id: { _eq: "${post}" } }) { usual }`
  await database.query('select private.add_answers($1, array_fill($2::interval, array[6]))', [NORA, '30 hours'])
  expect(await as('marcus').rows(of(POST))).toEqual([{ usual: 'two days' }])
  expect(await as('marcus').rows(of(postId('draft')))).toEqual([])
  expect(await as('nora').rows(of(postId('draft')))).toEqual([{ usual: 'two days' }])
})

it('[X-32] nobody lists the deals of another, and staff read any of them', async () => {
  const rows = 'deal_records { expert_id poster_id }'
  const theirs = (id: string) => expect.objectContaining({ poster_id: id })
  expect(await as('tom').rows(rows)).toEqual([])
  for (const row of (await as('elena').rows(rows)) as { expert_id: string }[]) expect(row.expert_id).toBe(ELENA)
  expect(await as('staff').rows(rows)).toContainEqual(theirs(NORA))
})
