import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach } from 'vitest'
import { serveGoogle } from '#providers/google/scripted-google.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { type CapturedLog, captureLog } from '#tests/captured-log.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

export interface DriveKit {
  database: TestDatabase
  google: Awaited<ReturnType<typeof serveGoogle>>
  actions: TestActions
  /** the same, which waits for Google no longer than a second */
  impatient: TestActions
  captured: CapturedLog
  elena: Persona
  marcus: Persona
  tom: Persona
  /** null: as it is; a function: asked each time */
  now: Date | (() => Date) | null
}

interface Reply {
  url: string
  id: string
  isOffered: boolean
  isConnected: boolean
  expiresAt: string
  errorCode: string
  message: string
  reason: string
  advice: string
}

export const PARTS = JSON.stringify([{ heading: 'Main Strategy', text: 'Call <b>twenty</b> customers.' }])

/** Actions with a Google of their own, where saving to Drive is offered; before each test nobody is logged in there. */
export function prepareDrive() {
  const kit = { now: null } as unknown as DriveKit
  beforeAll(async () => {
    kit.database = await createTestDatabase()
    kit.google = await serveGoogle()
    kit.captured = captureLog()
    const clock = { now: () => (typeof kit.now === 'function' ? kit.now() : (kit.now ?? new Date())) }
    const env = { ...kit.google.settings(), LOG_LEVEL: 'info' }
    const fakes = { clock, log: kit.captured.log }
    kit.actions = await startTestActions(kit.database, { engine: false, env, fakes })
    kit.impatient = await startTestActions(kit.database, { engine: false, env: kit.google.settings(1) })
    kit.elena = await persona(kit.database, 'elena@sagework.example')
    kit.marcus = await persona(kit.database, 'marcus@sagework.example')
    kit.tom = await persona(kit.database, 'tom@client.example')
  })
  beforeEach(async () => {
    kit.now = null
    kit.google.asked.length = 0
    kit.google.documents.length = 0
    kit.google.account.expiresIn = 3599
    await show('true')
    await kit.database.query('delete from auth.throttles')
    await kit.database.query('delete from private.google_connections')
  })

  const show = (value: string) =>
    kit.database.query(`update system_configurations set value = $1 where config = 'SHOW_GOOGLE_DRIVE_UPLOAD'`, [value])
  const call = (
    method: string,
    path: string,
    body?: object,
    person: Persona | null = kit.elena,
    on: TestActions = kit.actions,
  ) => {
    const as = person ? { token: tokenFor(person, { expiresInSeconds: 7200 }) } : {}
    return on.request<Reply>(method, `/api/google/${path}`, body, as)
  }
  const begin = async (person = kit.elena) => (await call('POST', 'login', {}, person)).body.url
  const login = async (person = kit.elena) =>
    (await call('POST', 'connection', kit.google.allow(await begin(person)), person)).body
  const save = (responseId: string, { clickId = randomUUID() as string, person = kit.elena, on = kit.actions } = {}) =>
    call('POST', 'documents', { responseId, clickId }, person, on)

  /** A draft of an answer, as its author keeps it: in writing unless told otherwise. */
  async function written(
    author: Persona,
    { type = 'text', text = PARTS as string | null, said = null as string | null } = {},
  ) {
    const [question, id] = [randomUUID(), randomUUID()]
    await kit.database.query(
      `insert into insights_questions (id, user_id, topic_id, category_id, question, slug)
       select $1, $2, topic.id, objective_id, $3, '' from master_topics as topic where is_approved_by_admin and not deleted limit 1`,
      [question, kit.tom.id, `What would ${id} pay for a seat & a half?`],
    )
    await kit.database.query(
      `insert into insights_responses (id, question_id, user_id, response_type, response_text, media_transcript_formatted)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, question, author.id, type, text, said],
    )
    return id
  }
  return { kit, show, call, begin, login, save, written }
}
