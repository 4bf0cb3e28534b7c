import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { answerPage } from '#contract/ai/answer-page.js'
import { serveScriptedModels } from '#providers/ai/scripted-models.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona } from '#tests/tokens.js'
import { FOUNDED, openConversations, publishProfile } from './ai.testkit.js'

let database: TestDatabase
let server: Awaited<ReturnType<typeof serveScriptedModels>>
let talk: ReturnType<typeof openConversations>
let nora: Persona
let elena: Persona
let tom: Persona
beforeAll(async () => {
  database = await createTestDatabase()
  server = await serveScriptedModels([{ say: 'Every month [1].' }])
  const { url } = await startTestActions(database, { engine: false, env: server.settings() })
  talk = openConversations(url, database)
  nora = await persona(database, 'nora@brightwater.example')
  elena = await persona(database, 'elena@sagework.example')
  tom = await persona(database, 'tom@client.example')
  await publishProfile(database, elena.id)
})

const setPrice = (credits: number) =>
  database.query(`update credit_prices set credits = $1 where action = 'ai_answer' and context = 'home'`, [credits])

async function helped(who: Persona, text: string) {
  const answer = await talk.ended(await talk.ask(who, text))
  const [message] = await database.query<{ body: unknown }>(
    'select body from ai_conversation_messages where id = (select message_id from ai_answers where id = $1)',
    [answer.id],
  )
  return { ...answer, path: answerPage(message?.body)?.path ?? null }
}

it('a question about the product is answered with its page, and neither a source, a model nor a Credit is asked for', async () => {
  await setPrice(10)
  onTestFinished(async () => void (await setPrice(0)))
  const transfers = () => database.query('select count(*) from ledger_transfers')
  const before = await transfers()
  const answer = await helped(nora, 'Where do I change my password?')
  expect(answer).toMatchObject({ status: 'done', support: null, model: null, prompt: null, cited: [], people: 0 })
  expect(answer.text).toMatch(/^You choose a new password under Sign-in and security\./)
  expect(answer.path).toBe('/account/security')
  expect(server.asked).toEqual([])
  expect(await transfers()).toEqual(before)
})

it('everybody is led to a page that they have', async () => {
  const [cashOut, invite] = ['How do I cash out my credits?', 'How do I invite my team?']
  expect((await helped(elena, cashOut)).path).toBe('/wizling/redeem')
  expect((await helped(nora, cashOut)).path).toBe('/wizling')
  expect((await helped(nora, invite)).path).toBe('/account')
  expect(await helped(tom, invite)).toMatchObject({ path: null, text: expect.stringContaining('isn’t part of one') })
})

it('what goes on after it goes on with what experts were asked about', async () => {
  const conversation = await talk.begin(nora)
  await talk.ended((await talk.send(nora, conversation)).body.answerId)
  for (const asked of ['Where are my deals?', 'What does Sagework cost?'])
    await talk.ended((await talk.send(nora, conversation, asked)).body.answerId)
  server.follow([{ say: 'Yes [1].' }])
  const answer = await talk.ended((await talk.send(nora, conversation, 'And every quarter instead?')).body.answerId)
  expect(answer).toMatchObject({ support: 'found' })
  expect(answer.prompt?.instruction).toContain(FOUNDED)
})
