import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
const people: Record<string, { id: string; token: string }> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  for (const email of ['elena@sagework.example', 'nora@brightwater.example']) {
    const person = await persona(database, email)
    people[email.split('@')[0] ?? ''] = { id: person.id, token: tokenFor(person) }
  }
  await database.query(`update users set created_at = now() - interval '30 days'`)
})
beforeEach(() => database.query('begin; delete from notifications; delete from private.question_views; commit'))

const who = (name: 'elena' | 'nora') => people[name] ?? { id: '', token: '' }
const counts = (by: 'elena' | 'nora', query = '') =>
  actions.get(`/api/notifications/counts${query}`, { token: who(by).token })
const see = (by: 'elena' | 'nora', body: unknown) =>
  actions.request('PATCH', '/api/notifications/seen', body, { token: who(by).token })
const insert = async (name: 'elena' | 'nora', kind: string): Promise<string> => {
  const [row] = await database.query<{ id: string }>(
    'insert into notifications (user_id, kind, title) values ($1, $2, $2) returning id',
    [who(name).id, kind],
  )
  return row?.id ?? ''
}
/** A question of Nora's in a category of Elena's topics, or in another one. */
const question = async (isForElena: boolean, { isApproved = true } = {}) => {
  const [row] = await database.query<{ id: string }>(
    `insert into insights_questions (user_id, question, category_id, topic_id)
     select $1, 'How do we price a first enterprise deal without undercutting ourselves?', topic.objective_id, topic.id
     from master_topics topic
     where topic.objective_id is not null and $2::boolean = exists (
       select from expert_topics own join master_topics mine on mine.id = own.topic_id
       where own.user_id = $3 and mine.objective_id = topic.objective_id and mine.is_approved_by_admin and not mine.deleted)
     limit 1 returning id`,
    [who('nora').id, isForElena, who('elena').id],
  )
  if (isApproved) await database.query('update insights_questions set is_approved = true where id = $1', [row?.id])
}

describe('the counts of the Activity widget', () => {
  it('[BASE-36, GD-78] are the caller’s new achievements, questions and meetings', async () => {
    for (const kind of ['achievement', 'meeting', 'meeting', 'payment']) await insert('elena', kind)
    await insert('nora', 'meeting')
    await question(true)
    await question(true, { isApproved: false })
    await question(false)
    expect(await counts('elena')).toMatchObject({ status: 200, body: { achievements: 1, questions: 1, meetings: 2 } })
    expect((await counts('nora', `?user_id=${who('nora').id}`)).body).toEqual({
      ...{ achievements: 0, questions: 0, meetings: 1 },
    })
  })

  it('[GD-78] are nobody else’s to ask for', async () => {
    expect(await counts('nora', `?user_id=${who('elena').id}`)).toMatchObject({
      ...{ status: 403, body: { errorCode: 'NOT_ALLOWED' } },
    })
    expect((await actions.get('/api/notifications/counts')).status).toBe(401)
  })

  it('[GD-78] fall when a tab of it is opened, and only that one', async () => {
    for (const kind of ['achievement', 'meeting']) await insert('elena', kind)
    await question(true)
    expect((await see('elena', { activity: 'questions' })).body).toEqual({ seen: 0 })
    expect((await counts('elena')).body).toEqual({ achievements: 1, questions: 0, meetings: 1 })
    expect((await see('elena', { activity: 'meetings' })).body).toEqual({ seen: 1 })
    expect((await counts('elena')).body).toEqual({ achievements: 1, questions: 0, meetings: 0 })
  })

  it('[GD-75] the first reading of the achievements clears their flag', async () => {
    await database.query('update user_accounts set is_achievement_first_time = true')
    await counts('elena')
    const rows = await database.query('select user_id from user_accounts where not is_achievement_first_time')
    expect(rows).toEqual([{ user_id: who('elena').id }])
  })
})

describe('marking notices as seen', () => {
  it('takes some by id, or all of them, and never somebody else’s', async () => {
    const [one, other] = [await insert('elena', 'meeting'), await insert('nora', 'meeting')]
    await insert('elena', 'payment')
    expect((await see('elena', { ids: [one, other] })).body).toEqual({ seen: 1 })
    expect((await see('elena', {})).body).toEqual({ seen: 1 })
    expect((await see('elena', {})).body).toEqual({ seen: 0 })
    expect(await database.query('select user_id from notifications where seen_at is null')).toEqual([
      { user_id: who('nora').id },
    ])
  })

  it.each([
    [{ ids: ['x'] }, 'VALIDATION_FAILED'],
    [{ activity: 'everything' }, 'VALIDATION_FAILED'],
    [{ ids: [], activity: 'meetings' }, 'VALIDATION_FAILED'],
  ])('refuses %j', async (body, errorCode) => {
    expect(await see('elena', body)).toMatchObject({ status: 400, body: { errorCode } })
  })
})
