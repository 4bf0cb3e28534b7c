import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '#scripts/lib/database/database.mjs'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona } from '#tests/tokens.js'
import { FOUNDED, openConversations, publishProfile, QUESTION, UNANSWERABLE } from './ai.testkit.js'

let database: TestDatabase
let talk: ReturnType<typeof openConversations>
let nora: Persona
let elena: Persona
beforeAll(async () => {
  database = await createTestDatabase()
  const { url } = await startTestActions(database, { engine: false })
  talk = openConversations(url, database)
  nora = await persona(database, 'nora@brightwater.example')
  elena = await persona(database, 'elena@sagework.example')
  await publishProfile(database, elena.id)
})
// nobody begins as many conversations within a minute as these tests do
beforeEach(() => database.query('delete from auth.throttles'))

const textOf = (events: { data: { text: string } }[]) => events.map(({ data }) => data.text).join('')

describe('an answer without a model', () => {
  it('[AIH-11, X-52, X-53] quotes the passage that supports it, and cites it', async () => {
    const answer = await talk.ended(await talk.ask(nora))
    expect(answer).toMatchObject({ status: 'done', support: 'found', notice: null, model: 'extractive', prompt: null })
    expect(answer.text).toContain(`> ${FOUNDED} [1]`)
    expect(answer.cited[0]).toBe(1)
    const around = await database.query(
      `select content, is_cited from ai_cited_passages where answer_id = $1 and number = 1 and is_cited`,
      [answer.id],
    )
    expect(around).toEqual([{ content: FOUNDED, is_cited: true }])
    const people = await database.query('select user_id from ai_answer_people where answer_id = $1', [answer.id])
    expect(people[0]).toEqual({ user_id: elena.id })
  })

  it('[X-53] says so when nothing supports one, and still names who could say more', async () => {
    const answer = await talk.ended(await talk.ask(nora, UNANSWERABLE))
    expect(answer).toMatchObject({ status: 'done', support: 'not found', cited: [] })
    expect(answer.text).toContain('None of the insights, answers and profiles')
    expect(answer.people).toBeGreaterThan(0)
  })

  it('is found with a word that people use for the same thing', async () => {
    const question = 'How often should channel resellers in Norway review the pipeline?'
    const answer = await talk.ended(await talk.ask(nora, question))
    expect(answer).toMatchObject({ support: 'found' })
    expect(answer.text).toContain(FOUNDED)
  })

  it('a follow-up is understood with the question before it', async () => {
    const conversation = await talk.begin(nora)
    await talk.ended((await talk.send(nora, conversation)).body.answerId)
    const answer = await talk.ended((await talk.send(nora, conversation, 'And every quarter instead?')).body.answerId)
    expect(answer).toMatchObject({ support: 'found' })
    expect(answer.text).toContain(FOUNDED)
    const other = await talk.ended((await talk.send(nora, conversation, UNANSWERABLE)).body.answerId)
    expect(other).toMatchObject({ support: 'not found' })
    expect(other.text).not.toContain(FOUNDED)
  })

  it('what an expert takes out of their profile, or a suspended one wrote, is quoted no more', async () => {
    const marcus = await persona(database, 'marcus@sagework.example')
    const secret = 'Zeppelin freight subsidies close in Wuppertal every autumn without any warning at all.'
    const about = 'When do zeppelin freight subsidies close in Wuppertal?'
    await publishProfile(database, marcus.id, secret)
    expect((await talk.ended(await talk.ask(nora, about))).text).toContain(secret)
    await database.query('update users set is_suspended = true where id = $1', [marcus.id])
    expect((await talk.ended(await talk.ask(nora, about))).support).toBe('not found')
    await database.query('update users set is_suspended = false where id = $1', [marcus.id])
    const answer = await talk.ended(await talk.ask(nora, about))
    expect(answer.support).toBe('found')
    await publishProfile(database, marcus.id, 'Something else.')
    expect((await talk.ended(await talk.ask(nora, about))).support).toBe('not found')
    const [citation] = await database.query('select quote from ai_answer_citations where answer_id = $1', [answer.id])
    expect(citation).toEqual({ quote: secret })
  })
})

describe('[X-52] the stream of an answer', () => {
  it('sends the text and its end, and the same to whoever comes later or resumes', async () => {
    const id = await talk.ask(nora)
    const stream = await talk.follow(nora, id)
    await stream.ended
    const { text } = await talk.stored(id)
    expect(textOf(stream.events())).toBe(text)
    expect(stream.events().at(-1)?.data.status).toBe('done')
    const late = await talk.follow(nora, id)
    await late.ended
    expect(textOf(late.events())).toBe(text)
    const [first] = stream.events()
    const resumed = await talk.follow(nora, id, '1-10')
    await resumed.ended
    expect(textOf(resumed.events())).toBe([...(text ?? '')].slice(10).join(''))
    expect(first?.id).toMatch(/^1-\d+$/)
  })

  it('sends the text before anybody has looked for who could say more', async () => {
    const id = await withClient(database.ownerUrl, async (client) => {
      await client.query('begin; lock table master_topics in access exclusive mode')
      const answerId = await talk.ask(nora)
      const stream = await talk.follow(nora, answerId)
      await expect.poll(() => textOf(stream.events())).toContain('Here is what experts')
      expect(await talk.stored(answerId)).toMatchObject({ status: 'writing', people: 0 })
      await client.query('commit')
      return answerId
    })
    expect((await talk.ended(id)).people).toBeGreaterThan(0)
  })

  it('[X-52] begins anew for a reader who claims to have read what there is not', async () => {
    const id = await talk.ask(nora)
    const { text } = await talk.ended(id)
    for (const beyond of ['7-99999', '2-3', 'text', '1-9999999999']) {
      const stream = await talk.follow(nora, id, beyond)
      await stream.ended
      expect([stream.status, textOf(stream.events())]).toEqual([200, text])
    }
    const ahead = await talk.follow(nora, id, '1-999999999')
    await ahead.ended
    expect(ahead.events().map(({ data }) => data)).toEqual([expect.objectContaining({ status: 'done', text: '' })])
  })

  it('is for whoever asked; for anybody else there is no such answer', async () => {
    const id = await talk.ask(nora)
    const tom = await persona(database, 'tom@client.example')
    for (const [by, answerId] of [
      [tom, id],
      [nora, '00000000-0000-4000-8000-000000000000'],
      [nora, 'no-id'],
    ] as const) {
      const refused = await talk.follow(by, answerId)
      await refused.ended
      expect([refused.status, JSON.parse(refused.text()).errorCode]).toEqual([404, 'AI_ANSWER_NOT_FOUND'])
    }
  })
})

describe('asking', () => {
  it('[AIH-12, AIH-14, AIH-15] stores the conversation and the question as they were sent, by whoever sent them', async () => {
    const preferences = { industry: 'Energy', product: '', targeted_customer: '' }
    const begun = await talk.act('createAiConversation', nora, { text: `  ${QUESTION} `, preferences })
    const id = begun.body.conversation_id
    await talk.send(nora, id, ` ${QUESTION}`)
    const rows = await database.query(
      `select c.created_by, c.title, c.preferences, m.body, m.step, m.is_ai_generated, m.created_by as asker
       from ai_conversations c join ai_conversation_messages m using (conversation_id) where conversation_id = $1 and m.created_by is not null`,
      [id],
    )
    const body = { from: 'user', type: 'input', data: [{ type: 'input', content: QUESTION }], image: null }
    expect(rows).toEqual([
      {
        ...{ created_by: nora.id, title: QUESTION, preferences, body },
        ...{ step: 'follow-up-1', is_ai_generated: false, asker: nora.id },
      },
    ])
  })

  it('[AIH-13] a question that is sent twice is stored and answered once', async () => {
    const conversation = await talk.begin(nora)
    const id = '10000000-0000-4000-8000-000000000001'
    const [one, two] = await Promise.all([
      talk.send(nora, conversation, QUESTION, { id }),
      talk.send(nora, conversation, QUESTION, { id }),
    ])
    expect([one.status, two.status, one.body.answerId]).toEqual([200, 200, two.body.answerId])
    const other = await talk.send(nora, await talk.begin(nora), QUESTION, { id })
    expect(other.body.extensions?.code).toBe('NOT_ALLOWED')
  })

  it('[X-12] an id that another message has, or gets at the same time, is refused and stores nothing', async () => {
    const id = '10000000-0000-4000-8000-000000000002'
    const conversations = [await talk.begin(nora), await talk.begin(nora)]
    const sent = await Promise.all(conversations.map((conversation) => talk.send(nora, conversation, QUESTION, { id })))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 403])
    const { message_id: answer } = await talk.ended(sent.find(({ status }) => status === 200)?.body.answerId ?? '')
    const refused = await talk.send(nora, await talk.begin(nora), QUESTION, { id: answer })
    expect([refused.status, refused.body.extensions?.code]).toEqual([403, 'NOT_ALLOWED'])
  })

  it.each([
    ['blank', ' \n ', {}, 'body'],
    ['overlong', 'x'.repeat(2001), {}, 'body'],
    ['of another step', QUESTION, { step: 'follow-up-2' }, 'step'],
    ['marked as the AI’s', QUESTION, { isAiGenerated: true }, 'isAiGenerated'],
    ['of another shape', QUESTION, { body: { from: 'ai', data: [] } }, 'body'],
  ])('[GD-21, AIH-13] a question that is %s is refused at its field', async (_what, text, more, field) => {
    const { body } = await talk.send(nora, await talk.begin(nora), text, more)
    expect([body.extensions?.code, body.extensions?.errors?.[0]?.field]).toEqual(['VALIDATION_FAILED', field])
  })

  it('[GD-21] one of 2000 characters is taken', async () => {
    const { body } = await talk.send(nora, await talk.begin(nora), 'x'.repeat(2000))
    expect((await talk.ended(body.answerId)).status).toBe('done')
  })

  it('[BASE-34] nobody asks, stops or retries in somebody else’s conversation', async () => {
    const tom = await persona(database, 'tom@client.example')
    const conversation = await talk.begin(nora)
    const { body } = await talk.send(nora, conversation)
    const refusals = [
      await talk.send(tom, conversation),
      await talk.act('stopAiAnswer', tom, { answerId: body.answerId }),
      await talk.act('retryAiAnswer', tom, { questionId: body.id }),
      await talk.act('retryAiAnswer', tom, { questionId: 'none' }),
    ]
    expect(refusals.map(({ body: { extensions } }) => extensions?.code)).toEqual([
      'AI_CONVERSATION_NOT_FOUND',
      'AI_ANSWER_NOT_FOUND',
      'AI_QUESTION_NOT_FOUND',
      'AI_QUESTION_NOT_FOUND',
    ])
  })

  it('[X-27] is free within the day’s limit, and refused beyond it', async () => {
    const tom = await persona(database, 'tom@client.example')
    await database.query(`update system_configurations set value = '2' where config = 'AI_HOME_DAILY_ANSWERS'`)
    const before = await database.query('select count(*) from ledger_transfers')
    for (const _ of [1, 2]) await talk.ended(await talk.ask(tom))
    const refused = await talk.send(tom, await talk.begin(tom))
    expect(refused.body.extensions?.code).toBe('AI_DAILY_LIMIT')
    expect(await database.query('select count(*) from ledger_transfers')).toEqual(before)
    await database.query(`update ai_answers set created_at = now() - interval '25 hours' where created_by = $1`, [
      tom.id,
    ])
    expect((await talk.send(tom, await talk.begin(tom))).status).toBe(200)
    await database.query(`update system_configurations set value = '30' where config = 'AI_HOME_DAILY_ANSWERS'`)
  })

  it('[X-27] questions that are sent at the same time don’t pass the day’s limit together', async () => {
    const marcus = await persona(database, 'marcus@sagework.example')
    await database.query(`update system_configurations set value = '3' where config = 'AI_HOME_DAILY_ANSWERS'`)
    const conversations = await Promise.all(Array.from({ length: 8 }, () => talk.begin(marcus)))
    const answers = await Promise.all(conversations.map((conversation) => talk.send(marcus, conversation)))
    const codes = answers.map(({ body }) => body.extensions?.code ?? 'asked').sort()
    expect(codes).toEqual([...Array(5).fill('AI_DAILY_LIMIT'), ...Array(3).fill('asked')])
    await database.query(`update system_configurations set value = '30' where config = 'AI_HOME_DAILY_ANSWERS'`)
  })

  it('an expert asks in conversations of their own, too, and is never named as who could say more', async () => {
    // DASH-01 keeps them from the home page, not from what they asked before they became experts.
    const answer = await talk.ended(await talk.ask(elena))
    expect(answer).toMatchObject({ status: 'done', support: 'found' })
    const people = await database.query('select user_id from ai_answer_people where answer_id = $1', [answer.id])
    expect(people.map(({ user_id }) => user_id)).not.toContain(elena.id)
  })

  it('whoever is suspended neither asks nor reads on, and a stream they follow ends', async () => {
    const jonas = await persona(database, 'jonas@brightwater.example')
    const conversation = await talk.begin(jonas)
    const id = await withClient(database.ownerUrl, async (client) => {
      // Keeps the answer from ending meanwhile.
      await client.query('begin; lock table ai_answer_people in access exclusive mode')
      const { answerId } = (await talk.send(jonas, conversation)).body
      const stream = await talk.follow(jonas, answerId)
      await expect.poll(() => textOf(stream.events())).toContain('Here is what experts')
      await database.query('update users set is_suspended = true where id = $1', [jonas.id])
      // As the action that suspends people does.
      await database.query('delete from auth.sessions where user_id = $1', [jonas.id])
      await stream.ended
      expect(stream.events().at(-1)?.data.status).toBe('writing')
      await client.query('commit')
      return answerId
    })
    await talk.ended(id)
    const again = await persona(database, 'jonas@brightwater.example')
    for (const by of [jonas, again]) {
      const refused = [
        await talk.act('createAiConversation', by, { text: QUESTION, preferences: null }),
        await talk.send(by, conversation),
        await talk.act('stopAiAnswer', by, { answerId: id }),
      ]
      for (const { body } of refused) expect(body.extensions?.code).toMatch(/^(TOKEN_INVALID|ACCOUNT_SUSPENDED)$/)
      const stream = await talk.follow(by, id)
      await stream.ended
      expect([401, 403]).toContain(stream.status)
    }
  })

  it('a conversation holds fifty questions', async () => {
    const conversation = await talk.begin(nora)
    await database.query(
      `insert into ai_conversation_messages (id, conversation_id, step, body, created_by)
       select gen_random_uuid(), $1, 'follow-up-1', '{"from":"user","type":"input","data":[]}', $2 from generate_series(1, 50)`,
      [conversation, nora.id],
    )
    expect((await talk.send(nora, conversation)).body.extensions?.code).toBe('AI_CONVERSATION_FULL')
  })
})
