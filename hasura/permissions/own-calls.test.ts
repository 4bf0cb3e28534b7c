import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, NORA, postId, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const FRACTIONAL = postId('fractional')

beforeAll(() =>
  database.query(`delete from consultations;
    insert into consultations (opportunity_id, user_id, scheduling_url, scheduled_at, booked_at)
    values ('${FRACTIONAL}', '${ELENA}', 'https://calendly.com/elena', now(), now()),
      ('${FRACTIONAL}', '${ELENA}', 'https://calendly.com/elena', null, null)`),
)

describe('one’s own calls', () => {
  const CALL = 'user_id expert { id } opportunity { id } contact { calendly }'

  it('[DASH-23, GO-88] are those that were booked, for the poster and that expert and nobody else', async () => {
    expect(await as('nora').rows(`own_calls { ${CALL} }`)).toMatchObject([
      { user_id: NORA, expert: { id: ELENA }, opportunity: { id: FRACTIONAL } },
    ])
    // how to reach an applicant is for the poster (GO-04)
    expect(await as('elena').rows(`own_calls { ${CALL} }`)).toMatchObject([{ user_id: ELENA, contact: null }])
    for (const caller of ['tom', 'kenji', 'jonas'] as const)
      expect(await as(caller).rows('own_calls { id }')).toEqual([])
    expect(await as('tom').rows(`own_calls(where: { user_id: { _eq: "${NORA}" } }) { id }`)).toEqual([])
    expect(await as('visitor').refusal('{ own_calls { id } }')).toBe('validation-failed')
  })

  it('[X-32] don’t tell who posted', async () => {
    expect(await as('elena').refusal('{ own_calls { poster_id } }')).toBe('validation-failed')
  })

  it('name the post’s poster, whatever is written', async () => {
    await database.query(`update consultations set poster_id = '${TOM}'`)
    expect(await database.query(`select distinct poster_id from consultations`)).toEqual([{ poster_id: NORA }])
  })

  it('are read along an index of each side', async () => {
    await database.query(`insert into consultations (opportunity_id, user_id, scheduling_url, scheduled_at, booked_at)
      select '${FRACTIONAL}', '${ELENA}', 'https://calendly.com/elena', now() + n * interval '1 hour', now()
      from generate_series(1, 5000) n`)
    await database.query(`with offer as (
        insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents, is_introductory)
        select '${ELENA}', id, 'An introduction', 'We get to know each other.', 20, 0, true from master_topics limit 1
        returning id, user_id)
      insert into advice_bookings (offering_id, expert_id, booker_id, subtopic, duration, price, scheduled_at)
      select id, user_id, case when n % 2 = 0 then '${NORA}' else '${TOM}' end::uuid, 'An introduction', 20, 0,
        now() + n * interval '1 hour' from offer, generate_series(1, 5000) n`)
    await database.query('vacuum analyze consultations, advice_bookings')
    for (const person of [NORA, ELENA, KENJI]) {
      const rows = await database.query<{ 'QUERY PLAN': string }>(
        `explain select * from own_calls where user_id = '${person}' and booked_at is not null and cancelled_at is null
           and scheduled_at > now()
         order by scheduled_at, id limit 50`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Merge Append[\s\S]*consultations_expert_calls_idx[\s\S]*consultations_poster_calls_idx/)
      expect(plan).toMatch(/advice_bookings_expert_calls_idx[\s\S]*advice_bookings_booker_calls_idx/)
      expect(plan).not.toMatch(/Seq Scan|Sort {2}\(/)
    }
  })
})
