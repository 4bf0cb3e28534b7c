import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '../../../../tests/support/actions.js'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.js'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '../../../contract/opportunities/statuses.js'
import { COUNTER_OFFER_STATUSES } from '../../../contract/workflow/counter-offer.graph.js'
import type { Standing } from '../../../contract/workflow/tracking.graph.js'
import {
  arrange,
  CALL_NAMES,
  type CallName,
  call,
  type People,
  people,
  publishedPost,
  type Situation,
  standingOf,
  statusOf,
} from './applications.testkit.js'

type Role = 'poster' | 'applicant' | 'staff' | 'otherExpert' | 'client'
const ROLES: readonly Role[] = ['poster', 'applicant', 'staff', 'otherExpert', 'client']
const STANDINGS: readonly Standing[] = [null, ...TRACKING_STATUSES]
const COUNTERS = [null, ...COUNTER_OFFER_STATUSES] as const

/** What the texts and GO-07 to GO-23 allow, said again and not read from the graph: `true` for a cell that is legal. */
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
  closeOpportunity: (role, { status, standing }) => role === 'poster' && isClosable(status, standing),
  // The same path takes back a draft, for its poster alone.
  deleteOpportunity: (role, { status }) =>
    role === 'staff'
      ? ['published', 'in progress', 'completed', 'closed', 'no hires'].includes(status)
      : role === 'poster' && status === 'draft',
}

function isInterested({ status, standing }: Situation): boolean {
  return OPEN.includes(String(status)) && standing === 'interested'
}

/** Accepted people and a published opportunity, or none and one in progress, are no state that the workflow reaches. */
function isClosable(status: string, standing: Standing): boolean {
  const isAccepted = standing === 'accepted' || standing === 'in progress'
  return status === (isAccepted ? 'in progress' : 'published')
}

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

const personIn = (role: Role) =>
  ({ poster: who.nora, applicant: who.elena, staff: who.ada, otherExpert: who.kenji, client: who.tom })[role]

/** Tries one cell; says what is wrong with it, or nothing. */
async function tryCell(name: CallName, role: Role, cell: Required<Situation>): Promise<string | undefined> {
  await arrange(database, id, who.elena, cell)
  const answer = await call(database, actions, name, personIn(role), { id, expert: who.elena })
  const isTaken = answer.status < 300
  const label = `${role} ${name} at ${JSON.stringify(cell)}: ${answer.status} ${answer.body.errorCode ?? ''}`
  if (isTaken !== LEGAL[name](role, cell)) return label
  if (isTaken) return undefined
  const isKnownRefusal = [403, 404, 409].includes(answer.status)
  const isUnmoved =
    (await standingOf(database, id, who.elena)) === cell.standing && (await statusOf(database, id)) === cell.status
  return isKnownRefusal && isUnmoved ? undefined : `${label}, moved or refused otherwise`
}

async function faultsOf(cells: readonly [CallName, Role, Required<Situation>][]): Promise<string[]> {
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
/** Who takes an action by right; each other role is tried where that one would be taken. */
const ACTING: Readonly<Record<CallName, Role>> = {
  ...{ showInterest: 'applicant', submitProposal: 'applicant', createCounterOffer: 'poster' },
  ...{ updateCounterOffer: 'poster', acceptCounterOffer: 'applicant', rejectCounterOffer: 'applicant' },
  ...{ hireExpert: 'poster', acceptHire: 'applicant', optOut: 'applicant', rejectApplicant: 'poster' },
  ...{ closeOpportunity: 'poster', deleteOpportunity: 'staff' },
}
const ALL_STATES = OPPORTUNITY_STATUSES.flatMap((status) =>
  STANDINGS.map((standing) => situation({ status, standing })),
)

describe('every cell of role, state and action', () => {
  it.each(CALL_NAMES)('[X-30, GO-01, GO-23] %s: in every status and standing', { timeout: 120_000 }, async (name) => {
    const isAnswer = ['updateCounterOffer', 'acceptCounterOffer', 'rejectCounterOffer'].includes(name)
    const cells = ALL_STATES.map((cell): [CallName, Role, Required<Situation>] => {
      const hasRow = cell.standing !== null
      return [name, ACTING[name], { ...cell, counterOffer: isAnswer && hasRow ? 'pending' : null }]
    })
    expect(await faultsOf(cells)).toEqual([])
  })

  it.each(CALL_NAMES)(
    '[GO-02, GO-17, GO-20] %s: by everybody, where it is open',
    { timeout: 120_000 },
    async (name) => {
      const open = OPEN.flatMap((status) =>
        STANDINGS.map((standing) => situation({ status: status as 'published', standing, counterOffer: null })),
      )
      const cells = ROLES.flatMap((role) =>
        open.map((cell): [CallName, Role, Required<Situation>] => [name, role, cell]),
      )
      expect(await faultsOf(cells)).toEqual([])
    },
  )

  it('[OFFER-06, GO-34, GO-41, GO-42] a counter offer in every status, by both sides', {
    timeout: 120_000,
  }, async () => {
    const names: CallName[] = ['submitProposal', 'createCounterOffer', 'updateCounterOffer', 'acceptCounterOffer']
    const cells = [...names, 'rejectCounterOffer' as const, 'hireExpert' as const].flatMap((name) =>
      (['interested', 'pending', 'rejected'] as const).flatMap((standing) =>
        COUNTERS.flatMap((counterOffer) =>
          (['poster', 'applicant'] as const).map((role): [CallName, Role, Required<Situation>] => [
            name,
            role,
            situation({ standing, counterOffer }),
          ]),
        ),
      ),
    )
    expect(await faultsOf(cells)).toEqual([])
  })

  it('[X-30] who applied and has no ending yet can always go on, without staff', () => {
    const going: readonly Standing[] = ['interested', 'pending', 'accepted', 'in progress']
    const names = CALL_NAMES.filter((name) => name !== 'deleteOpportunity')
    const stuck = ALL_STATES.filter(({ status, standing }) => OPEN.includes(status) && going.includes(standing)).filter(
      (cell) => !names.some((name) => LEGAL[name](ACTING[name], cell)),
    )
    expect(stuck).toEqual([])
  })
})
