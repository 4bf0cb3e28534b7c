import { type Amount, amountText } from '#contract/format/money.js'
import { type AboutPost, type OpportunityNotice, opportunityNotice } from '../opportunity-notice.js'
import { SAMPLE_OFFER, SAMPLE_STEP } from './sample-facts.js'

/** A step by an expert, for the poster. In a long list of applicants, the link puts that expert first. */
export interface ExpertStep {
  post: AboutPost
  expertId: string
  expertName: string
}
type ExpertOffer = ExpertStep & { amount: Amount }
type ExpertLeave = ExpertStep & { reason: string }

function expertNotice<Step extends ExpertStep>(notice: OpportunityNotice<Step>) {
  return opportunityNotice({ ...notice, applicantId: ({ expertId }) => expertId })
}

const optedOut = ({ expertName, post, reason }: ExpertLeave) => `${expertName} opted out of “${post.title}”: ${reason}`
const SAMPLE_LEAVE: ExpertLeave = { ...SAMPLE_STEP, reason: 'I took on another project.' }

export const interestShown = expertNotice<ExpertStep>({
  kind: 'application_received',
  title: 'An expert is interested',
  body: ({ expertName, post }) => `${expertName} showed interest in “${post.title}”.`,
  tab: 'interests',
  samples: { 'Interest shown': SAMPLE_STEP },
})

export const proposalSent = expertNotice<ExpertOffer>({
  kind: 'application_received',
  title: 'A proposal is in',
  body: ({ expertName, post, amount }) =>
    `${expertName} sent a proposal for “${post.title}” and offers ${amountText(amount)}.`,
  tab: 'interests',
  samples: { 'Proposal sent': SAMPLE_OFFER },
})

export const offerChanged = expertNotice<ExpertOffer>({
  kind: 'application_received',
  title: 'An offer has changed',
  body: ({ expertName, post, amount }) =>
    `${expertName} changed the offer for “${post.title}” to ${amountText(amount)}.`,
  tab: 'interests',
  samples: { 'Offer changed': SAMPLE_OFFER },
})

export const offerConfirmed = expertNotice<ExpertOffer>({
  kind: 'application_received',
  title: 'An offer stands after your change',
  body: ({ expertName, post, amount }) =>
    `${expertName} read the changes to “${post.title}” and keeps the offer of ${amountText(amount)}.`,
  tab: 'interests',
  samples: { 'Offer kept after an edit': SAMPLE_OFFER },
})

export const counterOfferAccepted = expertNotice<ExpertOffer>({
  kind: 'counter_offer',
  title: 'Your counter offer is accepted',
  body: ({ expertName, post, amount }) => `${expertName} accepts ${amountText(amount)} for “${post.title}”.`,
  tab: 'interests',
  samples: { 'Counter offer accepted': SAMPLE_OFFER },
})

export const counterOfferRejected = expertNotice<ExpertLeave>({
  kind: 'counter_offer',
  title: 'Your counter offer is rejected',
  body: ({ expertName, post, reason }) => `${expertName} rejects your counter offer for “${post.title}”: ${reason}`,
  tab: 'interests',
  samples: { 'Counter offer rejected': { ...SAMPLE_STEP, reason: 'It does not cover the weekends.' } },
})

export const hireAccepted = expertNotice<ExpertStep>({
  kind: 'hire_answer',
  title: 'Your hire is accepted',
  body: ({ expertName, post }) => `${expertName} accepted the hire for “${post.title}”.`,
  tab: 'hired',
  samples: { 'Hire accepted': SAMPLE_STEP },
})

/** For an expert whom the poster had asked, and who says no before showing interest. */
export const requestDeclined = opportunityNotice<ExpertStep & { reason: string | null }>({
  kind: 'application_received',
  title: 'An expert you asked has declined',
  body: ({ expertName, post, reason }) =>
    `${expertName} declined your request “${post.title}”${reason ? `: ${reason}` : '.'}`,
  samples: {
    'Request declined': { ...SAMPLE_STEP, reason: null },
    'Request declined, with a reason': { ...SAMPLE_STEP, reason: 'I’m fully booked until spring.' },
  },
})

/** For interested experts, who are no longer listed anywhere (GO-56). */
export const interestWithdrawn = expertNotice<ExpertLeave>({
  kind: 'application_received',
  title: 'An expert is not interested anymore',
  body: optedOut,
  tab: 'interests',
  samples: { 'Interest withdrawn': SAMPLE_LEAVE },
})

/** For hired experts, who are listed as opted out (GO-56). */
export const hireLeft = expertNotice<ExpertLeave>({
  kind: 'hire_answer',
  title: 'An expert opted out of the hire',
  body: optedOut,
  tab: 'hired',
  samples: { 'Hire left': SAMPLE_LEAVE },
})
