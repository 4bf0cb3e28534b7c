import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '../../../../tests/support/actions.js'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.js'
import {
  arrange,
  type CallName,
  call,
  type People,
  people,
  publishedPost,
  type Situation,
  standingOf,
  statusOf,
  toldTo,
} from './applications.testkit.js'

const CLIENTS = 64
const WORDS = 'This action is no longer available. Please refresh the page.'

let database: TestDatabase
let actions: TestActions
let who: People
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  who = await people(database)
  id = await publishedPost(database, actions, who.nora)
})

const by = (name: CallName) =>
  ['showInterest', 'submitProposal', 'acceptHire', 'optOut', 'acceptCounterOffer', 'rejectCounterOffer'].includes(name)
    ? who.elena
    : who.nora
const press = (name: CallName) => call(database, actions, name, by(name), { id, expert: who.elena })
const entries = async () =>
  (await database.query('select 1 from opportunity_history where opportunity_id = $1', [id])).length

/** Answers of many clients at once, and how many entries the timeline got. */
async function pressAll(names: readonly CallName[]) {
  const before = await entries()
  const answers = await Promise.all(names.map(press))
  const taken = names.filter((_, index) => (answers[index]?.status ?? 0) < 300)
  const refused = answers.filter(({ status }) => status >= 300)
  return { taken, refused, written: (await entries()) - before }
}

const ONE: readonly [CallName, Situation, number][] = [
  ['showInterest', { standing: null }, 1],
  ['showInterest', { standing: 'viewed' }, 1],
  ['createCounterOffer', { standing: 'interested', hasProposal: true }, 1],
  ['acceptCounterOffer', { standing: 'interested', hasProposal: true, counterOffer: 'pending' }, 1],
  ['rejectCounterOffer', { standing: 'interested', hasProposal: true, counterOffer: 'pending' }, 1],
  ['hireExpert', { standing: 'interested', hasProposal: true }, 1],
  // The acceptance, and the opportunity that starts with it.
  ['acceptHire', { standing: 'pending', hasProposal: true }, 2],
  ['rejectApplicant', { standing: 'interested' }, 1],
  ['optOut', { standing: 'pending', hasProposal: true }, 1],
  // The ending of the opportunity, and of the application.
  ['closeOpportunity', { standing: 'interested' }, 2],
]

describe('many clients at once', () => {
  it.each(ONE)('[GO-23] 64 times %s from %j is one step, and 63 times 409', async (name, situation, written) => {
    await arrange(database, id, who.elena, situation)
    const outcome = await pressAll(Array<CallName>(CLIENTS).fill(name))
    expect([outcome.taken.length, outcome.written]).toEqual([1, written])
    const refusals = new Set(outcome.refused.map(({ status, body }) => `${status} ${body.errorCode} ${body.message}`))
    expect([...refusals]).toEqual([`409 INVALID_STATUS_TRANSITION ${WORDS}`])
  })

  it.each([
    [['hireExpert', 'optOut'], { standing: 'interested', hasProposal: true }],
    [['hireExpert', 'rejectApplicant'], { standing: 'interested', hasProposal: true }],
    [['acceptHire', 'closeOpportunity'], { standing: 'pending', hasProposal: true }],
    [
      ['acceptCounterOffer', 'rejectCounterOffer'],
      { standing: 'interested', hasProposal: true, counterOffer: 'pending' },
    ],
  ] as const)('[GO-23] two tabs that press %j leave a state that the graph knows', async (names, situation) => {
    await arrange(database, id, who.elena, situation)
    const { taken, refused } = await pressAll(names)
    expect(taken.length + refused.length).toBe(2)
    expect(refused.every(({ status }) => status === 409)).toBe(true)
    const [standing, status] = [await standingOf(database, id, who.elena), await statusOf(database, id)]
    // One after the other may both be right (hired, then opted out); the end tells which was last.
    const ends: Record<string, readonly string[]> = {
      'hireExpert,optOut': ['pending published', 'opted out published'],
      'hireExpert,rejectApplicant': ['pending published', 'rejected published'],
      'acceptHire,closeOpportunity': ['completed completed', 'no hires no hires'],
      'acceptCounterOffer,rejectCounterOffer': ['interested published'],
    }
    expect(ends[names.join(',')]).toContain(`${standing} ${status}`)
  })

  it('[X-05, GO-23] one step tells the other side once', async () => {
    const fresh = await publishedPost(database, actions, who.nora)
    const target = { id: fresh, expert: who.elena }
    await Promise.all(Array.from({ length: CLIENTS }, () => call(database, actions, 'showInterest', who.elena, target)))
    expect(await toldTo(database, fresh, who.nora)).toMatchObject([{ kind: 'application_received', mailed: true }])
  })
})
