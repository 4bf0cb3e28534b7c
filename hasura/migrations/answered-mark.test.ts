import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const FOLDER = new URL('./default/1795732100000_add_answered_mark/', import.meta.url)
const sqlOf = (direction: 'up' | 'down') => readFileSync(new URL(`${direction}.sql`, FOLDER), 'utf8')
const person = (name: string) => stableUuid(`person:${name}`)
const [ELENA, TOM] = ['elena@sagework.example', 'tom@client.example'].map(person)

const database = await createTestDatabase()

async function question(by = TOM): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, question, slug) values ($1, $2, $3, $4, '')`,
    [id, by, stableUuid('topic:Positioning and messaging'), `What do you say about zeppelin ${id}?`],
  )
  return id
}
async function response(questionId: string, { isApproved = true } = {}): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval)
     values ($1, $2, $3, 'text', 'Say that a zeppelin floats.', true)`,
    [id, questionId, ELENA],
  )
  await database.query('update insights_responses set is_approved = $2 where id = $1', [id, isApproved])
  return id
}
const isMarked = async (id: string) =>
  (
    await database.query<{ was_answered: boolean }>('select was_answered from insights_questions where id = $1', [id])
  )[0]?.was_answered
const remove = (id: string) => database.query('delete from insights_responses where id = $1', [id])

it('[GI-46] a question is marked by the first approved answer of somebody else, and the mark outlives that answer', async () => {
  const [answered, refused, own] = [await question(), await question(), await question(ELENA)]
  const answer = await response(answered)
  await response(refused, { isApproved: false })
  await response(own)
  expect([await isMarked(answered), await isMarked(refused), await isMarked(own)]).toEqual([true, false, false])
  await remove(answer)
  expect(await isMarked(answered)).toBe(true)
  await expect(
    database.query('update insights_questions set was_answered = false where id = $1', [answered]),
  ).rejects.toMatchObject({ constraint: 'insights_questions_answered_final' })
})

it('[GI-46] the mark is set for earlier answers too, and for those that are gone where somebody was told of them', async () => {
  const [there, gone, untold] = [await question(), await question(), await question()]
  await response(there)
  await database.query(
    `insert into notifications (user_id, kind, title, link, effect_key) values ($1, 'question_progress', 'Answered', $2, $3)`,
    [TOM, `/dashboard/qanda_detail/${gone}?response_id=${randomUUID()}`, `question-answered:${randomUUID()}`],
  )
  await database.query(
    `insert into notifications (user_id, kind, title, link) values ($1, 'question_progress', 'Approved', $2)`,
    [TOM, `/dashboard/qanda_detail/${untold}`],
  )
  await database.query(sqlOf('down'))
  await database.query(sqlOf('up'))
  expect([await isMarked(there), await isMarked(gone), await isMarked(untold)]).toEqual([true, true, false])
})
