import { canSeeOpportunity } from '#contract/opportunities/opportunity-visibility.js'
import type { OpportunityStatus, ReviewStatus } from '#contract/opportunities/statuses.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'
import { isApplicant, type Standing } from '#contract/workflow/tracking.graph.js'
import { acceptHireBlocker, hireBlocker } from '#domain/hiring/hire.rules.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import { interestBlocker } from '#domain/workflow/interest.rules.js'
import type { ErrorCode } from '#platform/errors.js'
import {
  applicationDeleteBlocker,
  applicationUploadBlocker,
} from '../documents/application/application-document.rules.js'
import { decideClosing, decideDeletion, decideStaffClosing } from '../opportunities/ending/ending.rules.js'
import { deleteDraftBlocker, editBlocker } from '../opportunities/posting/posting.rules.js'
import { isViewRecorded } from '../opportunities/reading/record-view.rules.js'
import { approvalBlocker, changeRequestBlocker } from '../opportunities/review/review.rules.js'
import { answerBlocker, createBlocker } from './counter-offers/counter-offer.rules.js'
import { proposalBlocker, proposalDocumentBlocker } from './proposal/proposal.rules.js'

/**
 * To the rules, colleagues whom nobody invited are clients like any other, as are members of another company. Team
 * members are invited ones (GO-05), experts among them.
 */
export const MODEL_ROLES = [
  'poster',
  'posterWhoIsExpert',
  'colleague',
  'otherCompany',
  'teamMember',
  'teamMemberWhoIsExpert',
  'applicant',
  'otherExpert',
  'staff',
] as const
export type ModelRole = (typeof MODEL_ROLES)[number]

/** One opportunity and one expert's application to it, as far as the rules depend on it. */
export interface ModelState {
  status: OpportunityStatus
  standing: Standing
  hasShownInterest: boolean
  counter: CounterOfferStatus | null
  hasDocument: boolean
  isSent: boolean
  nda: 'none' | 'unsigned' | 'signed' | 'signed twice'
}

const AMOUNT = { cents: 650_000, unit: 'month' as const }
/**
 * Preconditions outside the workflow: the expert is matched, was asked, connected and complete, and staff have something to
 * review.
 */
const ELIGIBLE = {
  ...{
    isMatched: true,
    isPosterSuspended: false,
    isExpertSuspended: false,
    hasCalendar: true,
  },
  profileCompletePercent: 100,
}

/** What the stores would load when this role acts on the expert's application, or on their own. */
function factsFor(role: ModelRole, state: ModelState, about: 'application' | 'self') {
  const isPoster = role === 'poster' || role === 'posterWhoIsExpert'
  const isTeamMember = role === 'teamMember' || role === 'teamMemberWhoIsExpert'
  const isExpert =
    role === 'teamMemberWhoIsExpert' || role === 'applicant' || role === 'otherExpert' || role === 'posterWhoIsExpert'
  const isStaff = role === 'staff'
  const isSelf = role === 'applicant' || about === 'self'
  const isOther = about === 'self' && role !== 'applicant'
  const it = isOther ? withoutApplication(state) : state
  const hasApplied = isApplicant(it.standing, it.hasShownInterest)
  const trackingStatus = role === 'applicant' ? state.standing : null
  const { status } = state
  return {
    ...ELIGIBLE,
    ...{ isPoster, isTeamMember, isExpert, isStaff, isForAnother: false, status, trackingStatus, hasApplied },
    reviewStatus: 'waiting' as ReviewStatus,
    canSee: canSeeOpportunity({ isPoster, isTeamMember, isStaff, isForAnother: false, status, trackingStatus }),
    isOwnApplication: isSelf && !isPoster && !isTeamMember && (isExpert || hasApplied),
    standing: it.standing,
    proposals: it.hasDocument ? 1 : 0,
    isProposalUploaded: it.isSent,
    offer: it.isSent ? AMOUNT : null,
    isNdaRequired: it.nda !== 'none',
    // a post that requires an NDA always has one to sign
    ndaFiles: 1,
    signedNdas: { none: 0, unsigned: 0, signed: 1, 'signed twice': 2 }[it.nda],
    counterOffer: it.counter && { status: it.counter, amount: AMOUNT },
    applications: isApplicant(state.standing, state.hasShownInterest) ? 1 : 0,
    accepted: state.standing === 'accepted' || state.standing === 'in progress' ? 1 : 0,
  }
}

function withoutApplication(state: ModelState): ModelState {
  const nda = state.nda === 'none' ? 'none' : 'unsigned'
  return {
    ...{ status: state.status, standing: null, hasShownInterest: false, counter: null },
    ...{ hasDocument: false, isSent: false, nda },
  }
}

type Facts = ReturnType<typeof factsFor>
type Decision = { about: 'application' | 'self'; decide(facts: Facts): ErrorCode | null }
const self = (decide: Decision['decide']): Decision => ({ about: 'self', decide })
const application = (decide: Decision['decide']): Decision => ({ about: 'application', decide })

/** Every action that changes state, with its endpoint's rule. */
const RULES = {
  recordOpportunityView: self((facts) => (isViewRecorded(facts) ? null : 'INVALID_STATUS_TRANSITION')),
  showInterest: self(interestBlocker),
  uploadNda: self((facts) => applicationUploadBlocker('nda_apply', facts, facts)),
  uploadProposal: self((facts) => applicationUploadBlocker('opportunity_apply', facts, facts)),
  submitProposal: self((facts) => proposalBlocker(facts) ?? proposalDocumentBlocker(facts)),
  deleteNda: self((facts) => ownFile(facts, facts.signedNdas) ?? applicationDeleteBlocker('nda_apply', facts)),
  deleteProposal: self(
    (facts) => ownFile(facts, facts.proposals) ?? applicationDeleteBlocker('opportunity_apply', facts),
  ),
  createCounterOffer: application(createBlocker),
  updateCounterOffer: application((facts) => answerBlocker('updateCounterOffer', facts)),
  acceptCounterOffer: application((facts) => answerBlocker('acceptCounterOffer', facts)),
  rejectCounterOffer: application((facts) => answerBlocker('rejectCounterOffer', facts)),
  hireExpert: application(hireBlocker),
  acceptHire: self(acceptHireBlocker),
  openCallBooking: application((facts) => actionBlocker('openCallBooking', facts)),
  recordCallBooking: application((facts) => actionBlocker('recordCallBooking', facts)),
  declineRequest: self((facts) => actionBlocker('declineRequest', facts)),
  rejectApplicant: application((facts) => actionBlocker('rejectApplicant', facts)),
  optOut: application((facts) => actionBlocker('optOut', facts)),
  editOpportunity: application(editBlocker),
  takeBackDraft: application(deleteDraftBlocker),
  approveOpportunity: application(approvalBlocker),
  requestChanges: application(changeRequestBlocker),
  closeOpportunity: application((facts) => decideClosing(facts).blocker ?? null),
  closeAsStaff: application((facts) => decideStaffClosing(facts).blocker ?? null),
  deleteOpportunity: application((facts) => decideDeletion(facts).blocker ?? null),
} as const
export type ModelAction = keyof typeof RULES
export const MODEL_ACTIONS = Object.keys(RULES) as ModelAction[]

/** Without a file of one's own, there is nothing to delete. */
function ownFile({ isOwnApplication }: Facts, files: number): ErrorCode | null {
  return isOwnApplication && files > 0 ? null : 'DOCUMENT_NOT_FOUND'
}

const known = new WeakMap<ModelState, Map<string, Facts>>()

/** One set of facts serves every action. */
function knownFacts(role: ModelRole, state: ModelState, about: Decision['about']): Facts {
  const ofState = known.get(state) ?? new Map<string, Facts>()
  known.set(state, ofState)
  const facts = ofState.get(`${role} ${about}`) ?? factsFor(role, state, about)
  ofState.set(`${role} ${about}`, facts)
  return facts
}

/** The rules' verdict: null if the step is allowed. */
export function blockerOf(action: ModelAction, role: ModelRole, state: ModelState): ErrorCode | null {
  const { about, decide }: Decision = RULES[action]
  return decide(knownFacts(role, state, about))
}

/** The opportunity's transition when its poster closes it. */
function closingMove(state: ModelState) {
  return decideClosing(factsFor('poster', state, 'application')).move
}

function deletionMove(state: ModelState) {
  return decideDeletion(factsFor('staff', state, 'application')).move
}

const nextNda = ({ nda }: ModelState): ModelState['nda'] => (nda === 'unsigned' ? 'signed' : 'signed twice')

/** The state after a successful action. */
export function after(action: ModelAction, state: ModelState): ModelState {
  const interested = { standing: 'interested', hasShownInterest: true } as const
  const leaves = state.standing === 'accepted' && state.status === 'in progress'
  const steps: Readonly<Record<ModelAction, Partial<ModelState>>> = {
    recordOpportunityView: { standing: 'viewed' },
    showInterest: interested,
    uploadNda: state.nda === 'none' ? {} : { nda: nextNda(state), ...(state.hasShownInterest ? {} : interested) },
    uploadProposal: { hasDocument: true },
    submitProposal: { isSent: true },
    deleteNda: { nda: 'signed' },
    deleteProposal: { hasDocument: false },
    createCounterOffer: { counter: 'pending' },
    updateCounterOffer: {},
    acceptCounterOffer: { counter: 'accepted' },
    rejectCounterOffer: { counter: 'rejected' },
    hireExpert: { standing: 'pending' },
    acceptHire: { standing: 'accepted', status: 'in progress' },
    openCallBooking: {},
    recordCallBooking: {},
    declineRequest: { standing: 'opted out' },
    rejectApplicant: { standing: 'rejected' },
    optOut: { standing: 'opted out', ...(leaves ? { status: 'published' } : {}) },
    editOpportunity: {},
    takeBackDraft: { status: 'draft_deleted' },
    approveOpportunity: { status: 'published' },
    requestChanges: {},
    closeOpportunity: ending(state, closingMove(state)),
    closeAsStaff: ending(state, closingMove(state)),
    deleteOpportunity: ending(state, deletionMove(state)),
  }
  return { ...state, ...steps[action] }
}

function ending({ standing }: ModelState, move: ReturnType<typeof closingMove>): Partial<ModelState> {
  return move ? { status: move.to, standing: (standing && move.trackings?.[standing]) ?? standing } : {}
}
