import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

export const BRIEF =
  'We sell leak detection to city water networks and look for somebody who turns a good product into words that a utility understands.'

export interface Refused {
  errorCode: string
  message: string
  errors: { field: string; message: string }[]
}

/** A response, whether success or refusal; the test says which it expects. */
export type Posted = Refused & { _id: string; status: string; title: string; terms?: CurrentTerms }
export type Uploaded = Refused & { asset_id: string; assetName: string; assetUrl: string; contentType: string }
export type ActionRefused = { extensions: { code: string; errors: Refused['errors'] } }

/** A seeded person with a token. */
export type Actor = Persona & { token: string }

export async function actor(database: TestDatabase, email: string): Promise<Actor> {
  const person = await persona(database, email)
  return { ...person, token: tokenFor(person) }
}

/** A valid fractional payload with the REST field names (FRAC-02). */
export async function completePayload(database: TestDatabase): Promise<Record<string, unknown>> {
  const [ids] = await database.query<Record<string, string>>(`
    select private.stable_uuid('topic:Product marketing') as topic,
      (select objective_id from master_topics where id = private.stable_uuid('topic:Product marketing')) as category,
      private.stable_uuid('role:Chief Marketing Officer') as role,
      private.stable_uuid('expertise:Launch planning') as skill,
      private.stable_uuid('domain:Clean energy') as domain,
      private.stable_uuid('availability:remote') as availability,
      private.stable_uuid('start:immediately') as start`)
  return {
    type: 'fractional',
    objectiveId: [ids?.category],
    topicId: [ids?.topic],
    roles: [ids?.role],
    skills: [ids?.skill],
    domain: [ids?.domain],
    availability: [ids?.availability],
    duration: 6,
    durationType: 'month',
    startDate: ids?.start,
    clientMinBudget: 5000,
    clientMaxBudget: 9000,
    clientRequirements: BRIEF,
    posterAgreedTandC: true,
    companyAskedToSignNDA: false,
  }
}

export const GOALS = [{ title: 'Run our own price tests', details: 'Without help, within a quarter' }]
export const DELIVERABLES = [{ title: 'Launch plan', details: 'Channels, dates and budget' }]
export const IMPACT = [{ description: 'Twice as many demo requests within six months' }]
export const PAYMENTS = [
  { details: 'Kick-off', percentage: 40 },
  { details: 'Final report', percentage: 60 },
]

/** Says something in every field that a post of any type may have, besides the fractional role's; each type keeps its own. */
export function everyField(fractional: Record<string, unknown>): Record<string, unknown> {
  return {
    ...fractional,
    title: 'Enter the Spanish market',
    deliverables: DELIVERABLES,
    impact_on_business: IMPACT,
    achieve_from_program: GOALS,
    payment_schedules: PAYMENTS,
    durationType: undefined,
  }
}

/** Posts and returns the id; fails the test if refused. */
export async function post(actions: TestActions, poster: Actor, payload: Record<string, unknown>): Promise<string> {
  const answer = await actions.post<Posted>('/api/opportunities', payload, { token: poster.token })
  if (answer.status !== 201) throw new Error(`posting answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body._id
}

export type ReadVersion = {
  version: number
  updatedAt: string
}

/** The version of the post that staff read now and send back with their decision. */
export async function readVersionOf(database: TestDatabase, id: string): Promise<ReadVersion> {
  const [row] = await database.query<ReadVersion>(
    `select version_no as version, to_json(updated_at) #>> '{}' as "updatedAt" from opportunities where id::text = $1`,
    [id],
  )
  return row ?? { version: 1, updatedAt: '2026-01-01T00:00:00Z' }
}

/** Edits the post at its current version, or at the one given in the changes. */
export async function editPost(
  { actions, database }: { actions: TestActions; database: TestDatabase },
  id: string,
  changes: Record<string, unknown>,
  by: Actor,
  method: 'PATCH' | 'PUT' = 'PATCH',
) {
  const { version } = await readVersionOf(database, id)
  return actions.request<Posted>(method, `/api/opportunities/${id}`, { version, ...changes }, { token: by.token })
}

export async function opportunityRow(database: TestDatabase, id: string): Promise<Record<string, unknown>> {
  const [row] = await database.query('select * from opportunities where id = $1', [id])
  if (!row) throw new Error(`no opportunity ${id}`)
  return row
}

/**
 * A database and actions for one test file, with the form its posts are made from, and the people who post, search and
 * review, with credits to post. `engine: false` omits the engine, for endpoints that don't use it.
 */
export async function openPosting(options: { engine?: false } = {}) {
  const database = await createTestDatabase()
  const actions = await startTestActions(database, options)
  await fundPersonas(database)
  return {
    database,
    actions,
    payload: await completePayload(database),
    nora: await actor(database, 'nora@brightwater.example'),
    tom: await actor(database, 'tom@client.example'),
    elena: await actor(database, 'elena@sagework.example'),
    ada: await actor(database, 'ada@sagework.example'),
  }
}
