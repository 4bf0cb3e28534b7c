import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openResponses, QUESTION, WRITTEN } from './responses.testkit.js'

const kit = await openResponses()
const { database, elena, marcus, tom, ada, topicId, domainId, written, submit, rowOf, questionOf } = kit

describe('sending an insight for approval', () => {
  it('[RESP-17, GI-41, RESP-12] stores a new question with its first response, pending, and tells staff once', async () => {
    const sent = await submit(written({ brief: 'Read this first.', customDomains: ['Tidal  power'] }))
    expect([sent.status, sent.code]).toEqual([200, 'pending'])
    expect(await questionOf(sent.questionId)).toMatchObject({
      ...{ user_id: elena.id, question: QUESTION, is_approved: null, is_asked: false, topic_id: topicId },
      slug: expect.stringMatching(/^how-do-we-find-out.*-[0-9a-f]{6}$/),
    })
    const row = await rowOf(sent.id)
    expect(row).toMatchObject({ status: 'pending', response_type: 'text', additional_text: 'Read this first.' })
    expect(JSON.parse(String(row.response_text))).toEqual([
      { heading: 'Main Strategy', text: WRITTEN.strategyTxt },
      { heading: 'Critical Areas', text: WRITTEN.criticalTxt },
      { heading: 'Real-Life Example', text: WRITTEN.realExampleTxt },
    ])
    expect(await kit.industriesOf(sent.id)).toEqual([domainId, 'Tidal power'].sort())
    expect(await kit.noticesOf(ada, sent.id)).toEqual([{ title: 'An insight is waiting for approval', is_seen: false }])
    expect(await submit(written(), sent)).toMatchObject({ status: 409, code: 'ALREADY_DONE' })
    expect(await kit.noticesOf(ada, sent.id)).toHaveLength(1)
  })

  it('[GI-32, RESP-21] sends a rejected one again: it waits, has no reason, and is new to staff once more', async () => {
    const sent = await submit(written())
    await kit.decide(sent.id, false, 'Too vague')
    await database.query('update notifications set seen_at = now() where user_id = $1', [ada.id])
    const again = await submit(
      written({ insightQuestion: `${QUESTION} Tell us more.`, strategyTxt: 'word '.repeat(20) }),
      sent,
    )
    expect(again.code).toBe('pending')
    expect(await rowOf(sent.id)).toMatchObject({ status: 'pending', rejected_reason: null })
    expect(await questionOf(sent.questionId)).toMatchObject({
      ...{ question: `${QUESTION} Tell us more.`, is_approved: null, rejected_reason: null },
    })
    expect((await kit.noticesOf(ada, sent.id)).filter(({ is_seen }) => !is_seen)).toHaveLength(1)
    await kit.decide(sent.id, true)
    expect(await submit(written(), sent)).toMatchObject({ status: 409, code: 'ALREADY_DONE' })
  })

  it('[RESP-07] takes only approved topics of the author’s own profile', async () => {
    const { topic_id: other } = await kit.one<{ topic_id: string }>(
      `select id as topic_id from master_topics where not deleted and is_approved_by_admin
         and id not in (select topic_id from expert_topics where user_id = $1) limit 1`,
      [elena.id],
    )
    const own = 'Choose one of the approved topics of your profile'
    expect((await submit(written({ topicId: other }))).errors).toEqual({ topicData: own })
    await database.query('update master_topics set is_approved_by_admin = false where id = $1', [topicId])
    expect((await submit(written())).errors).toEqual({ topicData: own })
    await database.query('update master_topics set is_approved_by_admin = true where id = $1', [topicId])
    expect((await submit(written({ topicId: null }))).errors).toEqual({ topicData: 'Min 1 topic' })
  })

  it('[RESP-29, RESP-39, GI-35] refuses what the form refuses, each at its field, and stores nothing', async () => {
    const before = await kit.one<{ count: string }>('select count(*) from insights_questions')
    const faulty = written({
      ...{ insightQuestion: 'Too short', strategyTxt: 'few words', criticalTxt: '  ', domains: [] },
      ...{ brief: 'x'.repeat(5001) },
    })
    expect(await submit(faulty)).toMatchObject({
      ...{ status: 400, code: 'VALIDATION_FAILED' },
      errors: {
        insightQuestion: 'Question must be min 50 characters',
        strategyTxt: 'Text must be between 10 and 1000 words',
        criticalTxt: 'Text cannot be empty',
        brief: 'Brief must be up to 5000 characters',
        domains: 'Provide min 1 industry',
      },
    })
    const tags = Array.from({ length: 10 }, (_, place) => `Industry ${place}`)
    expect((await submit(written({ customDomains: tags }))).errors).toEqual({ domains: 'Provide max 10 industries' })
    expect((await submit(written({ domains: [randomUUID()] }))).errors).toEqual({
      domains: 'One of these industries is no longer available',
    })
    const { domain_name } = await kit.one<{ domain_name: string }>(
      'select domain_name from master_domains where id <> $1 and not deleted limit 1',
      [domainId],
    )
    expect((await submit(written({ customDomains: [domain_name.toUpperCase()] }))).errors).toEqual({
      domains: 'You have this industry already',
    })
    expect(await kit.one('select count(*) from insights_questions')).toEqual(before)
  })

  it('[INS-01, GI-01, X-03] is for experts with a confirmed address, and nobody sends somebody else’s', async () => {
    expect((await submit(written(), { by: tom })).code).toBe('EXPERTS_ONLY')
    const sent = await submit(written())
    await kit.decide(sent.id, false)
    expect((await submit(written(), { ...sent, by: marcus })).code).toBe('RESPONSE_NOT_FOUND')
    expect((await submit(written(), { questionId: sent.questionId, by: marcus })).code).toBe('QUESTION_NOT_FOUND')
    await database.query('update user_accounts set is_email_verified = false where user_id = $1', [elena.id])
    expect((await submit(written())).code).toBe('EMAIL_NOT_VERIFIED')
    await database.query('update user_accounts set is_email_verified = true where user_id = $1', [elena.id])
  })
})

describe('answering somebody else’s question', () => {
  it('[QNA-30, GI-43, GI-56] takes one answer of a matched expert, and leaves the question alone', async () => {
    const questionId = await kit.ask()
    const answer = written({ insightQuestion: '', topicId: null })
    const both = await Promise.all([submit(answer, { questionId }), submit(answer, { questionId })])
    expect(both.map(({ code }) => code).sort()).toEqual(['ALREADY_DONE', 'pending'])
    expect(await questionOf(questionId)).toMatchObject({ question: QUESTION, user_id: tom.id, is_approved: true })
    const [sent] = both.filter(({ code }) => code === 'pending')
    expect(await kit.noticesOf(ada, String(sent?.id))).toEqual([
      { title: 'An answer is waiting for approval', is_seen: false },
    ])
    // refused, so there is room for another one
    await kit.decide(String(sent?.id), false)
    expect((await submit(answer, { questionId })).code).toBe('pending')
  })

  it('[QNA-31, GI-56] refuses who isn’t matched, and what isn’t approved', async () => {
    const questionId = await kit.ask()
    await database.query('delete from expert_topics where user_id = $1', [marcus.id])
    expect(await submit(written(), { by: marcus, questionId })).toMatchObject({
      ...{ status: 403, code: 'NOT_MATCHED' },
      message: 'Oops, looks like this question was incorrectly matched to you.',
    })
    const waiting = await kit.one<{ id: string }>(
      `insert into insights_questions (user_id, question, topic_id, category_id, slug) values ($1, $2, $3, $3, '') returning id`,
      [tom.id, QUESTION, topicId],
    )
    expect((await submit(written(), { questionId: waiting.id })).code).toBe('QUESTION_NOT_FOUND')
  })
})

describe('what goes with it', () => {
  const spoken = (part: object) =>
    written({ responseType: 'audio', strategyTxt: '', criticalTxt: '', realExampleTxt: '', ...part })

  it('[RESP-30, GI-61] a recording of one’s own that is ready and was made for it, with its transcript', async () => {
    expect((await submit(spoken({}))).errors).toEqual({ recordingId: 'Record audio to submit' })
    for (const recordingId of [
      await kit.record(marcus),
      await kit.record(elena, 'insight'),
      await kit.record(elena, 'response', 'measuring'),
      randomUUID(),
    ])
      expect((await submit(spoken({ recordingId }))).errors).toEqual({ recordingId: 'Record audio to submit' })
    const recordingId = await kit.record()
    const sent = await submit(spoken({ recordingId, transcript: 'Begin with the price.' }))
    expect(sent.code).toBe('pending')
    expect(await rowOf(sent.id)).toMatchObject({
      ...{
        response_type: 'audio',
        media_url: `/api/recordings/${recordingId}`,
        media_duration: 61,
        response_text: null,
      },
      media_transcript_formatted: 'Begin with the price.',
    })
    // a recording is in one response at most
    expect((await submit(spoken({ recordingId }))).errors).toEqual({ recordingId: 'Record audio to submit' })
    expect((await submit(spoken({ recordingId: await kit.record(), transcript: 'x'.repeat(5001) }))).errors).toEqual({
      transcript: 'Transcript must be up to 5000 characters',
    })
  })

  it('[RESP-11, EDIT-09, GI-28] one artefact of one’s own, in either shape', async () => {
    const path = async (by = elena) =>
      ((await (await kit.upload('%PDF-1.7\n%%EOF', { by })).json()) as { path: string }).path
    const resourceUrl = { filePath: await path(), fileTitle: 'The price list' }
    const sent = await submit(written({ resourceUrl }))
    expect(await rowOf(sent.id)).toMatchObject({
      resource_url: resourceUrl,
      artefact_id: resourceUrl.filePath.slice(-36),
    })
    const listed = [{ title: 'The price list', path: await path() }]
    expect(await rowOf((await submit(written({ resourceUrl: listed }))).id)).toMatchObject({ resource_url: listed })
    // a file is in one response at most
    for (const filePath of [
      resourceUrl.filePath,
      await path(marcus),
      '/api/insight/assets/nonsense',
      'https://elsewhere.example/a.pdf',
    ])
      expect((await submit(written({ resourceUrl: { filePath, fileTitle: 'Plan' } }))).errors).toEqual({
        attachments: 'This file is no longer here. Attach it again',
      })
    const another = await path()
    const titled = async (fileTitle: string) =>
      (await submit(written({ resourceUrl: { filePath: another, fileTitle } }))).errors.fileName
    expect([await titled(''), await titled('ab'), await titled('x'.repeat(51))]).toEqual([
      'Title is required for the artefact',
      'Artefact title must be min of 3 characters',
      'Artefact title must be up to 50 characters',
    ])
  })
})

describe('taking it back', () => {
  it('[GI-43] removes a rejected response with the question that was written for it, and nothing that waits', async () => {
    const sent = await submit(written())
    expect((await kit.remove(sent.id)).code).toBe('ALREADY_DONE')
    await kit.decide(sent.id, false)
    expect((await kit.remove(sent.id, marcus)).code).toBe('RESPONSE_NOT_FOUND')
    expect((await kit.remove(sent.id)).code).toBe('removed')
    expect([await rowOf(sent.id), await questionOf(sent.questionId)]).toEqual([undefined, undefined])
    expect((await kit.remove(sent.id)).code).toBe('RESPONSE_NOT_FOUND')
  })

  it('[GI-43] leaves somebody else’s question, which can then be answered again', async () => {
    const questionId = await kit.ask()
    const sent = await submit(written(), { questionId })
    await kit.decide(sent.id, false)
    expect((await kit.remove(sent.id)).code).toBe('removed')
    expect(await questionOf(questionId)).toBeDefined()
  })
})
