import { beforeAll, describe, expect, it } from 'vitest'
import { readVersionOf } from '../opportunities/opportunities.testkit.js'
import { type CallName, documentSql, openApplications, type Situation } from './applications.testkit.js'

const CLIENTS = 64
const WORDS = 'This action is no longer available. Please refresh the page.'

const { actions, arrange, call, database, publishedPost, standingOf, statusOf, toldTo, upload, who } =
  await openApplications({
    engine: false,
  })
let id: string
beforeAll(async () => {
  id = await publishedPost()
})

const EXPERTS: readonly CallName[] = [
  ...(['showInterest', 'submitProposal', 'acceptHire', 'optOut', 'acceptCounterOffer', 'rejectCounterOffer'] as const),
]
const by = (name: CallName, status?: string) => {
  if (EXPERTS.includes(name)) return who.elena
  // For the poster, the same path withdraws a draft.
  const isStaffs = name === 'approveOpportunity' || (name === 'deleteOpportunity' && status !== 'draft')
  return isStaffs ? who.ada : who.nora
}
const press = (name: CallName, status?: string) => call(name, by(name, status), { id, expert: who.elena })
const entries = async () =>
  (await database.query('select 1 from opportunity_history where opportunity_id = $1', [id])).length

/** The responses to many concurrent clients, and how many timeline entries were added. */
async function pressAll(names: readonly CallName[], status?: string) {
  const before = await entries()
  const answers = await Promise.all(names.map((name) => press(name, status)))
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
  // The acceptance, and the start of the opportunity that follows from it.
  ['acceptHire', { standing: 'pending', hasProposal: true }, 2],
  ['rejectApplicant', { standing: 'interested' }, 1],
  ['optOut', { standing: 'pending', hasProposal: true }, 1],
  // The end of the opportunity, and of the application.
  ['closeOpportunity', { standing: 'interested' }, 2],
  ['deleteOpportunity', { standing: 'interested' }, 2],
  ['deleteOpportunity', { status: 'draft', standing: null }, 1],
  ['approveOpportunity', { status: 'draft', standing: null }, 1],
]

describe('many concurrent clients', () => {
  it.each(ONE)('[GO-23] 64 × %s from %j is one step, and 63 × 409', async (name, situation, written) => {
    await arrange(id, who.elena, situation)
    const outcome = await pressAll(Array<CallName>(CLIENTS).fill(name), situation.status)
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
  ] as const)('[GO-23] two tabs that send %j leave a valid state', async (names, situation) => {
    await arrange(id, who.elena, situation)
    const { taken, refused } = await pressAll(names)
    expect(taken.length + refused.length).toBe(2)
    expect(refused.every(({ status }) => status === 409)).toBe(true)
    const [standing, status] = [await standingOf(id, who.elena), await statusOf(id)]
    // In sequence both may succeed (hired, then opted out); the final state shows which came last.
    const ends: Record<string, readonly string[]> = {
      'hireExpert,optOut': ['pending published', 'opted out published'],
      'hireExpert,rejectApplicant': ['pending published', 'rejected published'],
      'acceptHire,closeOpportunity': ['completed completed', 'no hires no hires'],
      'acceptCounterOffer,rejectCounterOffer': ['interested published'],
    }
    expect(ends[names.join(',')]).toContain(`${standing} ${status}`)
  })

  it('[X-06, GO-23] 64 requests for changes are one step', async () => {
    await arrange(id, who.elena, { status: 'draft', standing: null })
    const body = {
      action: { name: 'requestOpportunityChanges' },
      input: { id, reason: 'Say more about the goals.', ...(await readVersionOf(database, id)) },
      session_variables: {
        'x-hasura-role': 'staff',
        'x-hasura-user-id': who.ada.id,
        'x-hasura-session-id': who.ada.sessionId,
      },
    }
    const ask = () => actions.hook('/hooks/actions/request-opportunity-changes', body)
    const before = await entries()
    const statuses = (await Promise.all(Array.from({ length: CLIENTS }, ask))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect((await entries()) - before).toBe(1)
  })

  it('[PROP-14, GO-23] 64 identical offers are one entry and do no damage', async () => {
    await arrange(id, who.elena, { standing: 'interested' })
    await database.query(documentSql(id, who.elena, 'opportunity_apply'))
    const outcome = await pressAll(Array<CallName>(CLIENTS).fill('submitProposal'))
    expect([outcome.taken.length, outcome.written]).toEqual([CLIENTS, 1])
  })

  it('[GO-25, GO-39, GO-23] 64 concurrent signed NDAs show interest once, and five of them are kept', async () => {
    const fresh = await publishedPost({ isNdaRequired: true })
    const answers = await Promise.all(Array.from({ length: CLIENTS }, () => upload(fresh, { uploadType: 'nda_apply' })))
    const taken = answers.filter(({ status }) => status === 201)
    expect([taken.length, taken.filter(({ body }) => body.isInterestRecorded).length]).toEqual([5, 1])
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.errorCode}`))).toEqual(
      new Set(['400 DOCUMENT_LIMIT']),
    )
    const shown = `select 1 from opportunity_history where opportunity_id = $1 and event = 'interest_shown'`
    expect(await database.query(shown, [fresh])).toHaveLength(1)
  })

  it('[X-05, GO-23] one step notifies the other side once', async () => {
    const fresh = await publishedPost()
    const target = { id: fresh, expert: who.elena }
    await Promise.all(Array.from({ length: CLIENTS }, () => call('showInterest', who.elena, target)))
    expect(await toldTo(fresh, who.nora)).toMatchObject([{ kind: 'application_received', mailed: true }])
  })
})
