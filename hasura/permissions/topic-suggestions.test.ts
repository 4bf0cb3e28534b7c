import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const MINE = '{ topic_suggestions { topic_name } }'

beforeAll(() =>
  database.query(
    `insert into topic_suggestions (user_id, topic_name, objective_id)
     select person, name, (select id from master_objectives order by id limit 1)
     from (values ($1::uuid, 'Dark social'), ($2, 'Usage-based pricing')) as suggested (person, name)`,
    [ELENA, KENJI],
  ),
)

describe('a suggested topic', () => {
  it('[GI-01, BASE-33] is read by whoever suggested it and by staff, and by nobody else', async () => {
    expect(await as('elena').rows('topic_suggestions { topic_name status }')).toEqual([
      { topic_name: 'Dark social', status: 'pending' },
    ])
    expect(await as('staff').rows('topic_suggestions { topic_name }')).toHaveLength(2)
    for (const caller of ['tom', 'nora', 'jonas'] as const)
      expect(await as(caller).rows('topic_suggestions { id }')).toEqual([])
    expect(await as('visitor').refusal(MINE)).toBe('validation-failed')
    for (const caller of ['visitor', 'elena', 'tom', 'staff'] as const)
      expect(await as(caller).rows('master_topics(where: { topic_name: { _eq: "Dark social" } }) { id }')).toEqual([])
  })

  it('[GI-01, RESP-07] is written by nobody over GraphQL', async () => {
    for (const caller of ['elena', 'staff'] as const)
      for (const write of [
        'mutation { delete_topic_suggestions(where: {}) { affected_rows } }',
        'mutation { update_topic_suggestions(where: {}, _set: { status: "approved" }) { affected_rows } }',
        'mutation { insert_topic_suggestions(objects: []) { affected_rows } }',
      ])
        expect(await as(caller).refusal(write)).toBe('validation-failed')
  })
})

describe('once it is decided', () => {
  it('[X-30] it stays as it is, whoever writes', async () => {
    const decide = `update topic_suggestions set status = 'rejected', reason = 'It says too little.', decided_at = now()
      where topic_name = 'Dark social'`
    await database.query(decide)
    await expect(database.query(decide)).rejects.toThrow()
    await expect(
      database.query(`update topic_suggestions set status = 'approved', decided_at = now() where status = 'pending'`),
    ).rejects.toThrow(/topic_suggestions_topic_of_accepted/)
  })
})
