import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { fund } from '#domain/ledger/fund.testkit.js'
import { callAction } from '#domain/recordings/take.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let ada: Persona
let elena: Persona
let tom: Persona
let topicId: string

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  ada = await persona(database, 'ada@sagework.example')
  elena = await persona(database, 'elena@sagework.example')
  tom = await persona(database, 'tom@client.example')
  const [topic] = await database.query<{ id: string }>(
    `select topic_id as id from expert_topics join master_topics on id = topic_id
     where user_id = $1 and is_approved_by_admin and not deleted order by topic_id limit 1`,
    [elena.id],
  )
  topicId = String(topic?.id)
})

const balance = async () => {
  const [row] = await database.query<{ sum: string }>(
    `select coalesce(sum(balance), 0) as sum from ledger_accounts where owner_id = $1 and kind = 'credits'`,
    [tom.id],
  )
  return Number(row?.sum)
}
/** An answer to it that waits for staff. */
async function sentAnswer(questionId: string): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval)
     values ($1, $2, $3, 'text', 'Say that a zeppelin floats.', true)`,
    [id, questionId, elena.id],
  )
  return id
}
/** One that staff have approved. */
async function answer(questionId: string): Promise<string> {
  const id = await sentAnswer(questionId)
  await database.query('update insights_responses set is_approved = true where id = $1', [id])
  return id
}
/** A public question of Tom’s, which he paid for. */
async function question(): Promise<string> {
  await fund(database, tom.id, 200)
  const id = randomUUID()
  const words = `What would our customers pay for zeppelin ${id}?`
  const asked = await actions.post('/api/qanda/question', { topicId, question: words, id }, { token: tokenFor(tom) })
  expect(asked.status).toBe(201)
  await database.query('update insights_questions set is_approved = true where id = $1', [id])
  return id
}
const asStaff = (action: string, input: object) =>
  callAction<{ id: string; status: string }>(actions, action, input, ada, { role: 'staff' })
const takeDown = (id: string, subject = 'question') =>
  asStaff('takeDownContent', { subject, id, reason: 'It is about a person.' })
const asAuthor = (action: string, id: string) =>
  callAction<{ status: string; extensions?: { code: string } }>(actions, action, { id }, elena)
const told = async () =>
  (
    await database.query<{ body: string }>(
      `select body from notifications where user_id = $1 and title = 'Your question was taken down' order by id desc`,
      [tom.id],
    )
  ).map(({ body }) => body)

describe('the price of a question that staff take down', () => {
  it('[GI-46, X-05] goes back once if nobody has answered it, and is charged no more when it is put back', async () => {
    const id = await question()
    const before = await balance()
    const { body } = await takeDown(id)
    expect(await balance()).toBe(before + 200)
    expect((await told()).filter((words) => words.includes('Your 200 Credits are back'))).toHaveLength(1)
    expect((await asStaff('putBackContent', { id: body.id })).status).toBe(200)
    expect(await balance()).toBe(before + 200)
    expect((await takeDown(id)).status).toBe(200)
    expect(await balance()).toBe(before + 200)
    expect((await told()).filter((words) => words.includes('Your 200 Credits are back'))).toHaveLength(1)
  })

  it('[GI-46] stays if an answer was approved', async () => {
    const id = await question()
    await answer(id)
    const before = await balance()
    expect((await takeDown(id)).status).toBe(200)
    expect(await balance()).toBe(before)
  })

  it('[GI-46] stays if an answer was approved that isn’t public any more', async () => {
    const id = await question()
    expect((await takeDown(await answer(id), 'response')).status).toBe(200)
    const before = await balance()
    expect((await takeDown(id)).status).toBe(200)
    expect(await balance()).toBe(before)
  })

  it('[GI-46] stays if its author deletes the approved answer that staff took down', async () => {
    const id = await question()
    const answered = await answer(id)
    expect((await takeDown(answered, 'response')).status).toBe(200)
    expect((await asAuthor('removeResponse', answered)).status).toBe(200)
    const before = await balance()
    expect((await takeDown(id)).status).toBe(200)
    expect(await balance()).toBe(before)
  })

  it('[GI-46] stays if its author takes the approved answer back and deletes it', async () => {
    const id = await question()
    const answered = await answer(id)
    expect((await asAuthor('reviseContent', answered)).status).toBe(200)
    expect((await asAuthor('removeResponse', answered)).status).toBe(200)
    const before = await balance()
    expect((await takeDown(id)).status).toBe(200)
    expect(await balance()).toBe(before)
  })

  it('[GI-46] stays if the approved answer is deleted while the question is away, which is then put back and taken down anew', async () => {
    const id = await question()
    const answered = await answer(id)
    const before = await balance()
    const { body } = await takeDown(id)
    // it is approved still, and what is approved isn’t deleted
    expect((await asAuthor('removeResponse', answered)).body.extensions?.code).toBe('ALREADY_DONE')
    expect((await takeDown(answered, 'response')).status).toBe(200)
    expect((await asAuthor('removeResponse', answered)).status).toBe(200)
    expect((await asStaff('putBackContent', { id: body.id })).status).toBe(200)
    expect((await takeDown(id)).status).toBe(200)
    expect(await balance()).toBe(before)
  })

  it('[GI-46] goes back if the only answer was deleted before anybody approved it', async () => {
    const id = await question()
    const sent = await sentAnswer(id)
    await database.query(`update insights_responses set is_approved = false, rejected_reason = 'No' where id = $1`, [
      sent,
    ])
    expect((await asAuthor('removeResponse', sent)).status).toBe(200)
    const before = await balance()
    expect((await takeDown(id)).status).toBe(200)
    expect(await balance()).toBe(before + 200)
  })
})

describe('the price of a question that is taken down while something else happens to its answer', () => {
  it('[GI-46] stays if the answer, which was approved once, is being deleted', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await question()
      const answered = await answer(id)
      await takeDown(answered, 'response')
      const before = await balance()
      const both = await Promise.all([asAuthor('removeResponse', answered), takeDown(id)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(await balance()).toBe(before)
    }
  })

  it('[GI-46] goes back exactly if the answer isn’t approved first', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await question()
      const sent = await sentAnswer(id)
      const [read] = await database.query<{ at: string }>(
        `select to_json(updated_at) #>> '{}' as at from insights_responses where id = $1`,
        [sent],
      )
      const approval = { id: sent, isApproved: true, updatedAt: read?.at }
      const before = await balance()
      const [approved, taken] = await Promise.all([asStaff('decideResponse', approval), takeDown(id)])
      expect(taken.status).toBe(200)
      expect([200, 409]).toContain(approved.status)
      expect(await balance()).toBe(approved.status === 200 ? before : before + 200)
    }
  })
})
