import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { openQuestions, QUESTION } from './questions.testkit.js'

const kit = await openQuestions()
const { database, actions, tom, nora, elena, ada, topicId, ask, balanceOf } = kit
const rowOf = async (id: unknown) =>
  (
    await database.query(
      'select user_id, question, is_approved, is_asked, slug from insights_questions where id = $1',
      [id],
    )
  )[0]
const countOf = async (userId: string) =>
  Number(
    (await database.query<{ count: string }>('select count(*) from insights_questions where user_id = $1', [userId]))[0]
      ?.count,
  )

describe('asking a question', () => {
  it('[GI-46, OBASE-45, QNA-07] is answered with 201, costs 200 Credits and waits for staff, who are told', async () => {
    await kit.fund(tom, 500)
    const before = await balanceOf(tom)
    const details = plainToRichText('We sell to schools.')
    const { status, body } = await ask(tom, { questionRichText: details, seenCredits: 200 })
    expect([status, body]).toEqual([201, { id: expect.any(String), status: 'pending' }])
    expect(await rowOf(body.id)).toMatchObject({
      ...{ user_id: tom.id, question: QUESTION, is_approved: null, is_asked: true },
      slug: expect.stringMatching(/^how-do-we-find-out/),
    })
    expect(before - (await balanceOf(tom))).toBe(200)
    expect(
      await database.query('select kind, subject_type from ledger_transfers where key = $1', [`question:${body.id}`]),
    ).toEqual([{ kind: 'ask_question', subject_type: 'question' }])
    for (const person of [ada, nora]) expect(await kit.titlesOf(person)).toContain('A question is waiting for approval')
  })

  it('[GI-46, X-22] is asked and charged once, however often it is sent, and takes new words while it waits', async () => {
    await kit.fund(tom, 500)
    const [before, had, id] = [await balanceOf(tom), await countOf(tom.id), randomUUID()]
    const answers = await Promise.all([1, 2, 3].map(() => ask(tom, { id })))
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([1, 2, 3].map(() => [201, id]))
    const changed = QUESTION.replace('second', 'third')
    expect((await ask(tom, { id, question: changed })).status).toBe(201)
    expect(await rowOf(id)).toMatchObject({ question: changed })
    expect(before - (await balanceOf(tom))).toBe(200)
    expect((await countOf(tom.id)) - had).toBe(1)
    await kit.decide(id, { is_approved: true })
    const late = await ask(tom, { id })
    expect([late.status, late.body.errorCode]).toEqual([409, 'ALREADY_DONE'])
  })

  it('[GI-46, OERR-20] with too few Credits is refused with need and balance, and nothing is stored', async () => {
    await database.query('delete from notifications')
    const had = await countOf(nora.id)
    const left = await balanceOf(nora)
    await database.query(`update credit_prices set credits = $1 where action = 'ask_question'`, [left + 10])
    const { status, body } = await ask(nora)
    await database.query(`update credit_prices set credits = 200 where action = 'ask_question'`)
    expect([status, body.errorCode]).toEqual([402, 'INSUFFICIENT_CREDITS'])
    expect(await countOf(nora.id)).toBe(had)
    expect(await balanceOf(nora)).toBe(left)
    expect(await kit.titlesOf(ada)).toEqual([])
  })

  it('[X-24] at a price that isn’t the one on the screen is refused, and nothing is stored', async () => {
    const had = await countOf(tom.id)
    const { status, body } = await ask(tom, { seenCredits: 100 })
    expect([status, body.errorCode]).toEqual([409, 'PRICE_CHANGED'])
    expect(await countOf(tom.id)).toBe(had)
  })

  it('[GD-13, GD-51, GI-46] is refused to experts, to visitors, and before the address is confirmed', async () => {
    expect((await ask(elena)).status).toBe(403)
    expect((await kit.act(elena, 'askQuestion', { topicId, question: QUESTION, id: randomUUID() })).body).toMatchObject(
      { extensions: { code: 'NOT_ALLOWED' } },
    )
    expect((await actions.post('/api/qanda/question', { topicId, question: QUESTION })).status).toBe(401)
    await database.query('update user_accounts set is_email_verified = false where user_id = $1', [tom.id])
    const { status, body } = await ask(tom)
    await database.query('update user_accounts set is_email_verified = true where user_id = $1', [tom.id])
    expect([status, body.errorCode]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  })

  it.each([
    ['no topic', { topicId: null }, 'topicId', 'Min 1 topic'],
    ['a topic that isn’t one', { topicId: randomUUID() }, 'topicId', 'Min 1 topic'],
    ['a list of topics', { topicId: ['a', 'b'] }, 'topicId', null],
    ['no question', { question: '  ' }, 'question', 'Question is required'],
    ['a short one', { question: 'Why?' }, 'question', 'Question must be min 50 characters'],
    ['a long one', { question: 'x'.repeat(251) }, 'question', 'Question must be up to 250 characters'],
    [
      'long details',
      { questionRichText: plainToRichText('x'.repeat(2001)) },
      'questionRichText',
      'Details must be up to 2000 characters',
    ],
  ])('[RESP-31, RESP-32, RESP-33, RESP-34] with %s is refused at its field', async (_, part, field, message) => {
    const had = await countOf(tom.id)
    const { status, body } = await ask(tom, part)
    expect([status, body]).toMatchObject([400, { errors: [{ field, ...(message && { message }) }] }])
    expect(await countOf(tom.id)).toBe(had)
  })

  it('[GI-46] with the id of somebody else’s question, or no id at all, changes nothing of theirs', async () => {
    await kit.fund(tom, 500)
    await kit.fund(nora, 500)
    const { body } = await ask(tom)
    const before = await balanceOf(nora)
    const other = await ask(nora, { id: body.id, question: QUESTION.replace('second', 'stolen') })
    expect([other.status, other.body.errorCode]).toEqual([404, 'QUESTION_NOT_FOUND'])
    expect((await ask(nora, { id: 'x' })).status).toBe(404)
    expect(await rowOf(body.id)).toMatchObject({ user_id: tom.id, question: QUESTION })
    expect(await balanceOf(nora)).toBe(before)
  })
})
