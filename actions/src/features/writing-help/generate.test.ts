import { beforeAll, expect, it } from 'vitest'
import { serveScriptedModels } from '#providers/ai/scripted-models.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

const TEXT = 'Utilities and other companies in clean energy buy when an audit of their cybersecurity is due.'

let database: TestDatabase
let server: Awaited<ReturnType<typeof serveScriptedModels>>
let withModel: TestActions
let without: TestActions
let elena: Persona
let marcus: Persona
let tom: Persona
beforeAll(async () => {
  database = await createTestDatabase()
  server = await serveScriptedModels([{ say: 'Clean energy, ' }, { say: 'Grid software' }])
  withModel = await startTestActions(database, { engine: false, env: server.settings() })
  without = await startTestActions(database, { engine: false })
  elena = await persona(database, 'elena@sagework.example')
  marcus = await persona(database, 'marcus@sagework.example')
  tom = await persona(database, 'tom@client.example')
})

interface Answer {
  tags: string
  content: string
  errorCode: string
  errors: { field: string }[]
}
const generate = (actions: TestActions, body: object, person: Persona | null = elena) =>
  actions.request<Answer>('POST', '/api/ai/generate', body, person ? { token: tokenFor(person) } : {})

it('[EDIT-14, GI-81] tags come from the model, as one line', async () => {
  const { status, body } = await generate(withModel, { content: TEXT, kind: 'tags' })
  expect([status, body]).toEqual([200, { tags: 'Clean energy, Grid software' }])
  expect(JSON.stringify(server.asked.at(-1)?.body)).toContain(TEXT)
})

it('[EDIT-14] tags are what the text names where there is no model, or it fails', async () => {
  const { status, body } = await generate(without, { content: TEXT, kind: 'tags' })
  expect([status, body.tags.split(', ').sort()]).toEqual([200, ['Clean energy', 'Cybersecurity']])
  expect((await generate(without, { content: 'Nothing of the kind.', kind: 'tags' })).body).toEqual({ tags: '' })
  server.follow({ status: 500 })
  const failed = await generate(withModel, { content: TEXT, kind: 'tags' })
  expect([failed.status, failed.body.tags.split(', ').sort()]).toEqual([200, ['Clean energy', 'Cybersecurity']])
})

it('[EDIT-14] a text is the model’s, and without one there is none', async () => {
  server.follow([{ say: 'They buy ' }, { say: 'before an audit.' }])
  const { status, body } = await generate(withModel, { content: TEXT, kind: 'text' })
  expect([status, body]).toEqual([200, { content: 'They buy before an audit.' }])
  const none = await generate(without, { content: TEXT, kind: 'text' })
  expect([none.status, none.body.errorCode]).toEqual([409, 'AI_UNAVAILABLE'])
  server.follow({ status: 500 })
  expect((await generate(withModel, { content: TEXT, kind: 'text' })).body.errorCode).toBe('UPSTREAM_FAILED')
})

it.each([
  [{ content: ' ', kind: 'tags' }, 'content'],
  [{ content: 'x'.repeat(20_001), kind: 'tags' }, 'content'],
  [{ content: TEXT, kind: 'poem' }, 'kind'],
])('[GI-81] refuses what is empty, too long or of another kind', async (body, field) => {
  const answer = await generate(without, body)
  expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, field])
})

it('[GI-81] is for experts, thirty times an hour', async () => {
  expect((await generate(without, { content: TEXT, kind: 'tags' }, null)).status).toBe(401)
  expect((await generate(without, { content: TEXT, kind: 'tags' }, tom)).body.errorCode).toBe('EXPERTS_ONLY')
  const asked = await Promise.all(
    Array.from({ length: 31 }, () => generate(without, { content: TEXT, kind: 'tags' }, marcus)),
  )
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
})
