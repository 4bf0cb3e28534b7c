import { beforeAll, describe, expect, it } from 'vitest'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import type { Standing } from '#contract/workflow/tracking.graph.js'
import { readVersionOf } from '../opportunities/opportunities.testkit.js'
import { type CallName, documentSql, openApplications, type Refused, type Situation } from './applications.testkit.js'
import { after, blockerOf, type ModelAction, type ModelState } from './workflow-model.testkit.js'

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

const COUNTERED = { standing: 'interested', hasProposal: true, counterOffer: 'pending' } as const
/** Refused because of what another client did first. A removed post is gone for those who only viewed it (GO-03). */
const isTooLate = (status: number, { errorCode, message }: Refused) =>
  (status === 404 && errorCode === 'OPPORTUNITY_NOT_FOUND') ||
  (status === 409 &&
    (errorCode === 'TERMS_CHANGED' || `${errorCode} ${message}` === `INVALID_STATUS_TRANSITION ${WORDS}`))

/** What two clients could do from each of these, each alone. */
const STARTS: readonly [string, Situation, readonly (CallName & ModelAction)[]][] = [
  ['an interest', { standing: 'viewed' }, ['showInterest', 'closeOpportunity', 'deleteOpportunity']],
  [
    'a proposal',
    { standing: 'interested', hasProposal: true },
    ['createCounterOffer', 'hireExpert', 'rejectApplicant', 'optOut', 'closeOpportunity', 'deleteOpportunity'],
  ],
  [
    'a counter offer',
    COUNTERED,
    ['updateCounterOffer', 'acceptCounterOffer', 'rejectCounterOffer', 'hireExpert', 'optOut', 'closeOpportunity'],
  ],
  ['a hire', { standing: 'pending', hasProposal: true }, ['acceptHire', 'optOut', 'closeOpportunity']],
  [
    'work',
    { standing: 'accepted', status: 'in progress', hasProposal: true },
    ['optOut', 'closeOpportunity', 'deleteOpportunity'],
  ],
]
const modelOf = ({ status = 'published', standing, hasProposal = false, counterOffer }: Situation): ModelState => ({
  ...{ status, standing, counter: counterOffer ?? null, nda: 'none', hasDocument: hasProposal, isSent: hasProposal },
  hasShownInterest: standing !== null && standing !== 'viewed',
})
const roleOf = (name: CallName) => (EXPERTS.includes(name) ? 'applicant' : by(name) === who.ada ? 'staff' : 'poster')
const outcome = (codes: readonly string[], { standing, status, counter }: ModelState) =>
  `${codes.join(' and ')}: ${standing}, ${status}, ${counter}`

/**
 * What the model says if the two act one after the other: the second may also find that its terms have changed, or, if it
 * had only viewed what the first removed and read that before it ended, that the post is gone (GO-03).
 */
function serially(
  start: ModelState,
  names: readonly ModelAction[],
  [first, second]: readonly [0 | 1, 0 | 1],
): string[] {
  const [one, other] = [names[first], names[second]] as [CallName & ModelAction, CallName & ModelAction]
  const between = after(one, start)
  const codes = (then: string) => (first === 0 ? ['taken', then] : [then, 'taken'])
  const blocker = blockerOf(other, roleOf(other), between)
  const isGone = between.status === 'deleted' && start.standing === 'viewed'
  return [
    outcome(codes('TERMS_CHANGED'), between),
    ...(isGone ? [outcome(codes('OPPORTUNITY_NOT_FOUND'), between)] : []),
    blocker ? outcome(codes(blocker), between) : outcome(codes('taken'), after(other, between)),
  ]
}

describe('two clients at once', () => {
  it.each(STARTS)('[GO-23, X-71] from %s, whatever the two do, one comes first', async (_what, situation, names) => {
    const pairs = names.flatMap((name, place) => names.slice(place + 1).map((other) => [name, other] as const))
    const faults: string[] = []
    for (const pair of pairs) {
      await arrange(id, who.elena, situation)
      const answers = await Promise.all(pair.map((name) => press(name)))
      const late = answers.filter(({ status, body }) => status >= 300 && !isTooLate(status, body))
      const [offer] = await database.query<{ status: CounterOfferStatus }>(
        'select status from counter_offers where opportunity_id = $1',
        [id],
      )
      const end = {
        ...modelOf(situation),
        standing: (await standingOf(id, who.elena)) as Standing,
        status: (await statusOf(id)) as OpportunityStatus,
        counter: offer?.status ?? null,
      }
      const codes = answers.map(({ status, body }) => (status < 300 ? 'taken' : String(body.errorCode)))
      const start = modelOf(situation)
      const expected = [...serially(start, pair, [0, 1]), ...serially(start, pair, [1, 0])]
      if (late.length > 0 || !expected.includes(outcome(codes, end))) faults.push(`${pair}: ${outcome(codes, end)}`)
    }
    expect(faults).toEqual([])
  })
})

describe('many concurrent clients', () => {
  it.each(ONE)('[GO-23] 64 × %s from %j is one step, and 63 × 409', async (name, situation, written) => {
    await arrange(id, who.elena, situation)
    const outcome = await pressAll(Array<CallName>(CLIENTS).fill(name), situation.status)
    expect([outcome.taken.length, outcome.written]).toEqual([1, written])
    const refusals = new Set(outcome.refused.map(({ status, body }) => `${status} ${body.errorCode} ${body.message}`))
    expect([...refusals]).toEqual([`409 INVALID_STATUS_TRANSITION ${WORDS}`])
  })

  it('[GO-23] 64 clients that take every step at once leave each at most once, and a valid state', async () => {
    const steps: readonly CallName[] = [
      'acceptCounterOffer',
      'hireExpert',
      'rejectApplicant',
      'optOut',
      'closeOpportunity',
    ]
    await arrange(id, who.elena, COUNTERED)
    const names = Array.from({ length: CLIENTS }, (_, client) => steps[client % steps.length] as CallName)
    const { taken, refused } = await pressAll(names)
    expect(taken.length).toBeGreaterThan(0)
    expect(new Set(taken).size).toBe(taken.length)
    expect(refused.filter(({ status, body }) => !isTooLate(status, body))).toEqual([])
    const ends = [
      'rejected published',
      'opted out published',
      'no hires no hires',
      'rejected no hires',
      'opted out no hires',
    ]
    expect(ends).toContain(`${await standingOf(id, who.elena)} ${await statusOf(id)}`)
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
