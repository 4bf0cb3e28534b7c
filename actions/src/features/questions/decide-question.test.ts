import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { openQuestions, QUESTION } from './questions.testkit.js'

const kit = await openQuestions()
const { database, tom, nora, elena, ada, ask, decide, balanceOf, titlesOf } = kit
await kit.fund(tom, 10_000)
await kit.fund(nora, 10_000)
const asked = async (person = tom) => String((await ask(person)).body.id)
const approval = async (id: string) => ({ id, isApproved: true, updatedAt: await kit.readAt(id) })
const stateOf = async (id: string) =>
  (await database.query('select is_approved, rejected_reason from insights_questions where id = $1', [id]))[0]

describe('deciding about a question', () => {
  it('[GI-02, GI-46, GI-56] approval tells who asked and the experts of its field, and nobody else', async () => {
    const id = await asked()
    await database.query('delete from notifications')
    expect(await decide(id, { is_approved: true })).toMatchObject({ status: 200, body: { id, status: 'approved' } })
    expect(await stateOf(id)).toEqual({ is_approved: true, rejected_reason: null })
    expect(await titlesOf(tom)).toEqual(['Your question is approved'])
    await vi.waitFor(async () => expect(await titlesOf(elena)).toEqual(['A question for you']), 10_000)
    const told = await database.query<{ id: string }>(
      `select user_id as id from notifications where kind = 'question_match' order by 1`,
    )
    const matching = await database.query<{ id: string }>(
      `select user_id as id from question_matches join users on id = user_id
       where question_id = $1 and not is_suspended order by 1`,
      [id],
    )
    expect(told).toEqual(matching)
    expect(await kit.auditOf(id)).toEqual([{ actor_id: ada.id, action: 'approve question', reason: null }])
  })

  it('[GI-46, X-05] rejection returns the price, and says why', async () => {
    const before = await balanceOf(tom)
    const id = await asked()
    expect(before - (await balanceOf(tom))).toBe(200)
    await database.query('delete from notifications')
    const reason = 'Please leave out the name of your competitor.'
    expect((await decide(id, { is_approved: false, rejected_reason: reason })).status).toBe(200)
    expect(await balanceOf(tom)).toBe(before)
    expect(await stateOf(id)).toEqual({ is_approved: false, rejected_reason: reason })
    const [notice] = await database.query<{ body: string }>('select body from notifications where user_id = $1', [
      tom.id,
    ])
    expect(notice?.body).toContain(reason)
    expect(notice?.body).toContain('Your 200 Credits are back in your balance.')
    expect(await kit.auditOf(id)).toEqual([{ actor_id: ada.id, action: 'reject question', reason }])
  })

  it('[GI-02, X-05] over the action, which our screen uses, a rejection says why; over the path of the texts it may not', async () => {
    const id = await asked(nora)
    const rejection = { ...(await approval(id)), isApproved: false }
    for (const reason of [undefined, null, '', '  ', '\u200b', 'x'.repeat(501)])
      expect((await kit.act(ada, 'decideQuestion', { ...rejection, reason })).body).toMatchObject({
        extensions: { code: 'VALIDATION_FAILED', errors: [{ field: 'reason' }] },
      })
    expect(await stateOf(id)).toMatchObject({ is_approved: null })
    const reason = 'Please leave out the name.'
    expect((await kit.act(ada, 'decideQuestion', { ...rejection, reason })).body).toMatchObject({ status: 'rejected' })
    expect(await stateOf(id)).toEqual({ is_approved: false, rejected_reason: reason })
    const other = await asked(nora)
    expect((await decide(other, { is_approved: false })).status).toBe(200)
    expect(await stateOf(other)).toEqual({ is_approved: false, rejected_reason: null })
  })

  it('[X-05, X-06] settles the notice for all staff, once one of them has decided, and no other', async () => {
    const [id, other] = [await asked(), await asked()]
    for (const waiting of [id, other]) expect((await kit.promptedBy(waiting)).sort()).toEqual([ada.id, nora.id].sort())
    expect((await decide(id, { is_approved: true }, tom)).status).toBe(403)
    expect(await kit.promptedBy(id)).toHaveLength(2)
    expect((await decide(id, { is_approved: true })).status).toBe(200)
    expect([await kit.promptedBy(id), (await kit.promptedBy(other)).length]).toEqual([[], 2])
    expect((await decide(other, { is_approved: false })).status).toBe(200)
    expect(await kit.promptedBy(other)).toEqual([])
  })

  it('[GI-02] happens once: of many decisions at the same time one stands, and the others are told so', async () => {
    const before = await balanceOf(tom)
    const id = await asked()
    const answers = await Promise.all([true, false, true, false].map((is_approved) => decide(id, { is_approved })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const state = await stateOf(id)
    expect(before - (await balanceOf(tom))).toBe(state?.is_approved ? 200 : 0)
    expect(await kit.auditOf(id)).toHaveLength(1)
  })

  it('[GI-01, GI-02] is for staff, over both paths, and not about what they asked themselves', async () => {
    const id = await asked()
    for (const person of [tom, elena]) expect((await decide(id, { is_approved: true }, person)).status).toBe(403)
    for (const person of [tom, elena])
      expect((await kit.act(person, 'decideQuestion', await approval(id))).body).toMatchObject({
        extensions: { code: 'STAFF_ONLY' },
      })
    const own = await asked(nora)
    const refused = await decide(own, { is_approved: true }, nora)
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'OWN_CONTENT'])
    expect(await stateOf(own)).toMatchObject({ is_approved: null })
    expect((await kit.act(ada, 'decideQuestion', await approval(own))).body).toEqual({
      ...{ id: own, status: 'approved' },
    })
  })

  it('[GI-02, X-71] is about the words that were read: with others, nothing is decided', async () => {
    const before = await balanceOf(tom)
    const id = await asked()
    const read = await approval(id)
    const changed = QUESTION.replace('second', 'third')
    expect((await ask(tom, { id, question: changed })).status).toBe(201)
    const { body } = await kit.act(ada, 'decideQuestion', read)
    expect(body).toMatchObject({ extensions: { code: 'TERMS_CHANGED' } })
    const rest = await decide(id, { is_approved: false, reason: 'Spam.', updated_at: read.updatedAt })
    expect([rest.status, rest.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(await stateOf(id)).toEqual({ is_approved: null, rejected_reason: null })
    expect(before - (await balanceOf(tom))).toBe(200)
    expect(await kit.auditOf(id)).toEqual([])
    expect((await kit.act(ada, 'decideQuestion', await approval(id))).body).toMatchObject({ status: 'approved' })
  })

  it('[GI-02, X-71] of a change and a decision at the same time, no words are approved that nobody read', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => asked()))
    const outcomes = await Promise.all(
      ids.map(async (id) => {
        const read = await approval(id)
        const [edit, decision] = await Promise.all([
          ask(tom, { id, question: QUESTION.replace('second', 'third') }),
          kit.act(ada, 'decideQuestion', read),
        ])
        const [row] = await database.query<{ question: string; is_approved: boolean | null }>(
          'select question, is_approved from insights_questions where id = $1',
          [id],
        )
        return { edit: edit.status, code: decision.body.extensions?.code, ...row }
      }),
    )
    const [DECIDED, CHANGED] = [
      { edit: 409, code: undefined, question: QUESTION, is_approved: true },
      { edit: 201, code: 'TERMS_CHANGED', question: QUESTION.replace('second', 'third'), is_approved: null },
    ]
    for (const outcome of outcomes) expect(outcome).toEqual(outcome.edit === 409 ? DECIDED : CHANGED)
  })

  it('[GI-02, X-71] over the action needs the time that was read, and over the path of the texts may leave it out', async () => {
    const id = await asked()
    for (const updatedAt of [undefined, null, '', 'yesterday', 5])
      expect((await kit.act(ada, 'decideQuestion', { id, isApproved: true, updatedAt })).body).toMatchObject({
        extensions: { code: 'VALIDATION_FAILED' },
      })
    for (const updated_at of ['yesterday', 5])
      expect((await decide(id, { is_approved: true, updated_at })).status).toBe(400)
    expect(await stateOf(id)).toMatchObject({ is_approved: null })
    expect((await decide(id, { is_approved: true })).status).toBe(200)
  })

  it.each([
    ['no decision', {}, 400],
    ['a decision as text', { is_approved: 'true' }, 400],
    ['a long reason', { is_approved: false, reason: 'x'.repeat(501) }, 400],
  ])('[GI-02] with %s is refused', async (_, body, status) => {
    const id = await asked()
    expect((await decide(id, body)).status).toBe(status)
    expect(await stateOf(id)).toMatchObject({ is_approved: null })
  })

  it('[GI-41] knows no question that an expert wrote to answer it', async () => {
    const [own] = await database.query<{ id: string }>(
      `insert into insights_questions (user_id, topic_id, question) values ($1, $2, $3) returning id`,
      [elena.id, kit.topicId, QUESTION],
    )
    for (const id of [own?.id ?? '', randomUUID(), 'x'])
      expect((await decide(id, { is_approved: true })).status).toBe(404)
  })
})
