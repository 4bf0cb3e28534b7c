import { spawn } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { grantCredits } from '#domain/ledger/credits.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { serveScriptedModels } from '#providers/ai/scripted-models.testkit.js'
import { freePort } from '#scripts/lib/ports.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionsEnvironment, REPOSITORY } from '#tests/environment.js'
import { type Persona, persona } from '#tests/tokens.js'
import { FOUNDED, openConversations, publishProfile, QUESTION, UNANSWERABLE } from './ai.testkit.js'

const PRICE = 10

let database: TestDatabase
let actions: TestActions
let server: Awaited<ReturnType<typeof serveScriptedModels>>
let talk: ReturnType<typeof openConversations>
let nora: Persona
beforeAll(async () => {
  database = await createTestDatabase()
  server = await serveScriptedModels([{ say: 'Every month [1].' }])
  actions = await startTestActions(database, { engine: false, env: server.settings() })
  talk = openConversations(actions.url, database)
  nora = await persona(database, 'nora@brightwater.example')
  const elena = await persona(database, 'elena@sagework.example')
  await publishProfile(database, elena.id)
  await database.query(`update system_configurations set value = '500' where config = 'AI_HOME_DAILY_ANSWERS'`)
})

const textOf = (events: { data: { text: string } }[]) => events.map(({ data }) => data.text).join('')
const charges = () =>
  database.query(`select key from ledger_transfers where kind = 'ai_answer' order by id`).then((rows) => rows.length)

describe('[X-52] an answer by a model', () => {
  it('is written from the passages, and model and prompt are recorded', async () => {
    server.follow([{ say: 'Every ' }, { wait: 90 }, { say: 'month [' }, { say: '1].' }])
    const id = await talk.ask(nora)
    const stream = await talk.follow(nora, id)
    await stream.ended
    const answer = await talk.ended(id)
    expect(answer).toMatchObject({ status: 'done', support: 'found', model: 'openai/gpt-4o', cited: [1] })
    expect([answer.text, textOf(stream.events())]).toEqual(['Every month [1].', 'Every month [1].'])
    expect(stream.events().length).toBeGreaterThan(1)
    expect(answer.prompt?.instruction).toContain(FOUNDED)
    expect(JSON.stringify(server.asked.at(-1)?.body)).toContain(QUESTION)
  })

  it('cites only what it was given, and one that cites nothing says so', async () => {
    server.follow([{ say: 'Surely [7]. Always [99' }, { say: '].' }])
    const answer = await talk.ended(await talk.ask(nora))
    expect(answer).toMatchObject({ status: 'done', support: 'uncited', cited: [], text: 'Surely. Always.' })
  })

  it('is not asked for when nothing supports an answer', async () => {
    const before = server.asked.length
    expect((await talk.ended(await talk.ask(nora, UNANSWERABLE))).support).toBe('not found')
    expect(server.asked.length).toBe(before)
  })

  it.each([
    ['refuses, being busy,', { status: 429, retryAfter: 60 }],
    ['fails', { status: 500 }],
    ['stays silent', ['stall' as const]],
    ['says nothing', []],
  ])('a model that %s leaves the answer to the sources themselves', async (_what, script) => {
    server.follow(script)
    const answer = await talk.ended(await talk.ask(nora))
    expect(answer).toMatchObject({
      status: 'done',
      notice: 'model unavailable',
      model: 'extractive',
      cited: expect.arrayContaining([1]),
    })
    expect(answer.text).toContain(FOUNDED)
  })

  it('one that is cut off keeps what was written, and can be asked for again', async () => {
    server.follow([{ say: 'Every month, ' }, { wait: 50 }, 'cut off'])
    const conversation = await talk.begin(nora)
    const { body } = await talk.send(nora, conversation)
    expect(await talk.ended(body.answerId)).toMatchObject({
      status: 'failed',
      notice: 'cut off',
      text: 'Every month, ',
    })
    server.follow([{ say: 'Every month [1].' }])
    const again = await talk.act('retryAiAnswer', nora, { questionId: body.id })
    expect(await talk.ended(again.body.answerId)).toMatchObject({ status: 'done', text: 'Every month [1].' })
  })

  it('one that is stopped keeps what was written, and the model is left at once', async () => {
    server.follow([{ say: 'Every month, ' }, { wait: 30 }, 'stall'])
    const conversation = await talk.begin(nora)
    const { body } = await talk.send(nora, conversation)
    const stream = await talk.follow(nora, body.answerId)
    await expect.poll(() => textOf(stream.events())).toBe('Every month, ')
    const waiting = await talk.send(nora, conversation)
    expect(waiting.body.extensions?.code).toBe('AI_ANSWER_UNDER_WAY')
    await talk.act('stopAiAnswer', nora, { answerId: body.answerId })
    await stream.ended
    expect(stream.events().at(-1)?.data.status).toBe('stopped')
    expect(await talk.ended(body.answerId)).toMatchObject({ status: 'stopped', text: 'Every month, ' })
    await expect.poll(() => server.asked.at(-1)?.isLeft).toBe(true)
    expect((await talk.send(nora, conversation)).status).toBe(200)
  })
})

describe('[X-52] an answer whose writer is killed', () => {
  it('is written anew by another instance, for a reader who follows it there', async () => {
    server.follow([{ say: 'Half of ' }, { wait: 30 }, 'stall'])
    await actions.stop()
    const port = await freePort()
    const env = { ...process.env, ...actionsEnvironment(database, 'http://127.0.0.1:9', port), ...server.settings() }
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(REPOSITORY, 'actions/src/main.ts')], {
      env: { ...env, AI_STALL_SECONDS: '60' },
      stdio: 'ignore',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const url = `http://127.0.0.1:${port}`
    const isReady = () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 40_000, interval: 200 }).toBe(true)
    const there = openConversations(url, database)
    const id = await there.ask(nora)
    const stream = await there.follow(nora, id)
    await expect.poll(() => textOf(stream.events())).toBe('Half of ')
    child.kill('SIGKILL')
    await stream.ended
    // A killed worker's lease lapses with time.
    await database.query(`update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes'`)
    server.follow([{ say: 'All of it [1].' }])
    actions = await startTestActions(database, { engine: false, env: server.settings() })
    talk = openConversations(actions.url, database)
    const again = await talk.follow(nora, id, stream.events().at(-1)?.id)
    await again.ended
    expect(again.events()[0]?.data.from).toBe(0)
    expect(textOf(again.events())).toBe('All of it [1].')
    expect(await talk.ended(id)).toMatchObject({ status: 'done', run: 2, text: 'All of it [1].' })
  })
})

describe('[X-27, GK-004] where an answer costs credits', () => {
  it('it is charged once it is done, once per question, and not without an answer', async () => {
    await database.query(`update credit_prices set credits = $1 where action = 'ai_answer' and context = 'home'`, [
      PRICE,
    ])
    await giveCredits(nora.id)
    const before = await charges()
    server.follow([{ say: 'Every month [1].' }])
    const conversation = await talk.begin(nora)
    const { body } = await talk.send(nora, conversation)
    await talk.ended(body.answerId)
    expect(await charges()).toBe(before + 1)
    const again = await talk.act('retryAiAnswer', nora, { questionId: body.id })
    await talk.ended(again.body.answerId)
    await talk.ended(await talk.ask(nora, UNANSWERABLE))
    expect(await charges()).toBe(before + 1)
  })

  it('one that can’t be paid is not shown', async () => {
    const tom = await persona(database, 'tom@client.example')
    const answer = await talk.ended(await talk.ask(tom))
    expect(answer).toMatchObject({ status: 'failed', notice: 'no credits', text: null })
  })
})

async function giveCredits(userId: string): Promise<void> {
  const { database: books, close } = openDatabase(database.actionsUrl, createLogger('silent'))
  const heading = { key: 'test:credits', kind: 'test', reason: 'To ask with', actorId: null } as const
  const grant = { ...heading, userId, amount: PRICE * 5, source: 'granted', endsAt: null } as const
  await books.transaction().execute((transaction) => grantCredits(transaction, grant))
  await close()
}
