import { beforeAll, describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import { postableTypes } from '#contract/opportunities/types.js'
import { COUNTER_OFFER_STATUSES } from '#contract/workflow/counter-offer.graph.js'
import type { Standing } from '#contract/workflow/tracking.graph.js'
import { completePayload, everyField, post } from '../opportunities/opportunities.testkit.js'
import { CALL_NAMES, type CallName, openApplications, type Situation } from './applications.testkit.js'

const ROLES = [
  'poster',
  'colleague',
  'otherCompany',
  'client',
  'applicant',
  'otherExpert',
  'suspended',
  'staff',
  'anonymous',
] as const
type Role = (typeof ROLES)[number]
const STANDINGS: readonly Standing[] = [null, ...TRACKING_STATUSES]
const COUNTERS = [null, ...COUNTER_OFFER_STATUSES] as const

/**
 * What the requirements and GO-07 to GO-23 allow, spelled out again rather than read from the graph: `true` for a legal
 * cell.
 */
const OPEN = ['published', 'in progress']
const LEGAL: Readonly<Record<CallName, (role: Role, cell: Required<Situation>) => boolean>> = {
  showInterest: (role, { status, standing }) =>
    role === 'applicant' && status === 'published' && (standing === null || standing === 'viewed'),
  submitProposal: (role, cell) => role === 'applicant' && isInterested(cell) && cell.counterOffer !== 'accepted',
  createCounterOffer: (role, cell) => role === 'poster' && isInterested(cell) && cell.counterOffer === null,
  updateCounterOffer: (role, cell) => role === 'poster' && isInterested(cell) && cell.counterOffer === 'pending',
  acceptCounterOffer: (role, cell) => role === 'applicant' && isInterested(cell) && cell.counterOffer === 'pending',
  rejectCounterOffer: (role, cell) => role === 'applicant' && isInterested(cell) && cell.counterOffer === 'pending',
  hireExpert: (role, cell) => role === 'poster' && isInterested(cell),
  acceptHire: (role, { status, standing }) => role === 'applicant' && OPEN.includes(status) && standing === 'pending',
  optOut: (role, { status, standing }) =>
    role === 'applicant' &&
    OPEN.includes(status) &&
    ['interested', 'pending', 'accepted', 'in progress'].includes(String(standing)),
  rejectApplicant: (role, cell) => role === 'poster' && isInterested(cell),
  editOpportunity: (role, { status }) => role === 'poster' && (status === 'draft' || status === 'published'),
  approveOpportunity: (role, { status }) => role === 'staff' && (status === 'draft' || status === 'published'),
  closeOpportunity: (role, { status, standing }) =>
    (role === 'poster' || role === 'staff') && isClosable(status, standing),
  // The same path withdraws a draft for its poster, and deletes pending spam for staff.
  deleteOpportunity: (role, { status }) =>
    role === 'staff'
      ? ['draft', 'published', 'in progress', 'completed', 'closed', 'no hires'].includes(status)
      : role === 'poster' && status === 'draft',
}

function isInterested({ status, standing }: Situation): boolean {
  return OPEN.includes(String(status)) && standing === 'interested'
}

/** Accepted people on a published opportunity, or nobody on one in progress, can't be reached through the workflow. */
function isClosable(status: string, standing: Standing): boolean {
  const isAccepted = standing === 'accepted' || standing === 'in progress'
  return status === (isAccepted ? 'in progress' : 'published')
}

const { actions, arrange, call, database, standingOf, statusOf, who } = await openApplications({ engine: false })
/** A post of each type. The states are the same for all of them, so the cells take turns with the types. */
const TYPES = postableTypes().map(({ type }) => type)
const posts = new Map<OpportunityType, string>()
beforeAll(async () => {
  const fractional = await completePayload(database)
  for (const type of TYPES) {
    const payload =
      type === 'fractional' ? fractional : { ...everyField(fractional), type, package_experts: [who.elena.id] }
    posts.set(type, await post(actions, personIn('poster', type), payload))
  }
})

/** Only experts post collaborations (GO-81). */
function personIn(role: Role, type: OpportunityType) {
  const [poster, otherExpert] = type === 'collaboration' ? [who.kenji, who.marcus] : [who.nora, who.kenji]
  return {
    ...{ poster, colleague: who.jonas, otherCompany: who.ingrid, client: who.tom, applicant: who.elena },
    ...{ otherExpert, suspended: who.victor, staff: who.ada, anonymous: { ...who.tom, token: '' } },
  }[role]
}

let turn = 0
function nextType(): OpportunityType {
  turn += 1
  return TYPES[turn % TYPES.length] ?? 'project'
}

/** Tries one cell; describes what is wrong, if anything. */
async function tryCell(
  name: CallName,
  role: Role,
  cell: Required<Situation>,
  type: OpportunityType = nextType(),
): Promise<string | undefined> {
  const id = String(posts.get(type))
  await arrange(id, who.elena, cell)
  const answer = await call(name, personIn(role, type), { id, expert: who.elena })
  const isTaken = answer.status < 300
  const label = `${role} ${name} of ${type} at ${JSON.stringify(cell)}: ${answer.status} ${answer.body.errorCode ?? ''}`
  if (isTaken !== LEGAL[name](role, cell)) return label
  if (isTaken) return undefined
  const isKnownRefusal = (role === 'anonymous' ? [401] : [403, 404, 409]).includes(answer.status)
  const isUnmoved = (await standingOf(id, who.elena)) === cell.standing && (await statusOf(id)) === cell.status
  return isKnownRefusal && isUnmoved ? undefined : `${label}, moved or refused otherwise`
}

type Cell = [CallName, Role, Required<Situation>, OpportunityType?]
async function faultsOf(cells: readonly Cell[]): Promise<string[]> {
  const faults: string[] = []
  for (const cell of cells) {
    const fault = await tryCell(...cell)
    if (fault) faults.push(fault)
  }
  return faults
}

const situation = (cell: Partial<Situation>): Required<Situation> => ({
  status: 'published',
  standing: 'interested',
  hasProposal: cell.standing !== null && cell.standing !== 'viewed',
  counterOffer: null,
  ...cell,
})
/** Who may take an action, and from which situation. */
const ACTING: Readonly<Record<CallName, readonly [Role, Partial<Situation>]>> = {
  showInterest: ['applicant', { standing: 'viewed' }],
  submitProposal: ['applicant', {}],
  createCounterOffer: ['poster', {}],
  updateCounterOffer: ['poster', { counterOffer: 'pending' }],
  acceptCounterOffer: ['applicant', { counterOffer: 'pending' }],
  rejectCounterOffer: ['applicant', { counterOffer: 'pending' }],
  hireExpert: ['poster', {}],
  acceptHire: ['applicant', { standing: 'pending' }],
  optOut: ['applicant', { standing: 'accepted', status: 'in progress' }],
  rejectApplicant: ['poster', {}],
  editOpportunity: ['poster', {}],
  approveOpportunity: ['staff', {}],
  closeOpportunity: ['poster', {}],
  deleteOpportunity: ['staff', {}],
}
const HAS_NO_APPLICANTS: readonly string[] = ['draft', 'draft_deleted']

/** Every standing with an open opportunity; every other status with a standing that varies by action. */
function statesFor(name: CallName): Required<Situation>[] {
  const counterOffer = (standing: Standing) => (standing === null ? null : (ACTING[name][1].counterOffer ?? null))
  const open = (['published', 'in progress'] as const).flatMap((status) =>
    STANDINGS.map((standing) => ({ status, standing })),
  )
  const other = OPPORTUNITY_STATUSES.filter((status) => !OPEN.includes(status)).map((status, place) => {
    const next = STANDINGS[(CALL_NAMES.indexOf(name) * 5 + place) % STANDINGS.length] ?? null
    return { status, standing: HAS_NO_APPLICANTS.includes(status) ? null : next }
  })
  return [...open, ...other].map((cell) => situation({ ...cell, counterOffer: counterOffer(cell.standing) }))
}

describe('the endpoint of every action, sampling the cells that every-cell.rules.test.ts covers in full', () => {
  it.each(CALL_NAMES)(
    '[X-30, GO-01, GO-23] %s: by those allowed to, in every standing and every status',
    { timeout: 120_000 },
    async (name) => {
      const cells = statesFor(name).map((cell): Cell => [name, ACTING[name][0], cell])
      expect(await faultsOf(cells)).toEqual([])
    },
  )

  it.each(CALL_NAMES)(
    '[X-30, OBASE-38] %s: by those allowed to, for every type',
    { timeout: 120_000 },
    async (name) => {
      const [role, cell] = ACTING[name]
      expect(TYPES.length).toBeGreaterThan(7)
      expect(await faultsOf(TYPES.map((type): Cell => [name, role, situation(cell), type]))).toEqual([])
    },
  )

  it.each(CALL_NAMES)(
    '[GO-02, GO-17, GO-20] %s: by everyone, where it is allowed',
    { timeout: 120_000 },
    async (name) => {
      const open = situation(ACTING[name][1])
      expect(LEGAL[name](ACTING[name][0], open)).toBe(true)
      expect(await faultsOf(ROLES.map((role) => [name, role, open]))).toEqual([])
    },
  )

  it('[OFFER-06, GO-34, GO-41, GO-42] a counter offer in every status, by both sides', {
    timeout: 120_000,
  }, async () => {
    const names: CallName[] = ['submitProposal', 'createCounterOffer', 'updateCounterOffer', 'acceptCounterOffer']
    const cells = [...names, 'rejectCounterOffer' as const, 'hireExpert' as const].flatMap((name) =>
      COUNTERS.flatMap((counterOffer) =>
        (['poster', 'applicant'] as const).map((role): Cell => [name, role, situation({ counterOffer })]),
      ),
    )
    expect(await faultsOf(cells)).toEqual([])
  })

  it.each(['anonymous', 'service'])(
    '[X-10, X-14] no action can be taken as %s, which is not a person',
    async (role) => {
      for (const name of CALL_NAMES) {
        const path = `/hooks/actions/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
        const body = { action: { name }, input: {}, session_variables: { 'x-hasura-role': role } }
        const { status } = await actions.hook(path.replace('edit-', 'update-'), body)
        expect([name, status]).toEqual([name, 401])
      }
    },
  )
})
