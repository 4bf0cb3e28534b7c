import { type Amount, amountText } from '#contract/format/money.js'
import { wordsForUnnamedPoster } from '#contract/opportunities/poster-words.js'
import { opportunityNotice, type PosterPost } from '../opportunity-notice.js'
import { SAMPLE_AMOUNT, SAMPLE_POST } from './sample-facts.js'

/** A step by the poster, for the expert it concerns. */
export interface PosterStep {
  post: PosterPost
}
type PosterOffer = PosterStep & { amount: Amount }

const SAMPLE: PosterOffer = { post: SAMPLE_POST, amount: SAMPLE_AMOUNT }
const offered = ({ post, amount }: PosterOffer) =>
  `${wordsForUnnamedPoster(post.isByCompany).atStart} offers ${amountText(amount)} for “${post.title}”. You can accept or reject it.`

export const counterOffered = opportunityNotice<PosterOffer>({
  kind: 'counter_offer',
  title: 'You have a counter offer',
  body: offered,
  tab: 'proposal',
  samples: { 'Counter offer made': SAMPLE },
})

export const counterOfferChanged = opportunityNotice<PosterOffer>({
  kind: 'counter_offer',
  title: 'The counter offer has changed',
  body: offered,
  tab: 'proposal',
  samples: { 'Counter offer changed': SAMPLE },
})

export const hireOffered = opportunityNotice<PosterOffer>({
  kind: 'hire_offer',
  title: 'You have been selected',
  body: ({ post, amount }) =>
    `You have been selected for “${post.title}” at ${amountText(amount)}. Accept the hire or opt out.`,
  tab: 'proposal',
  samples: { 'Hire offered': SAMPLE },
})

export const applicationRejected = opportunityNotice<PosterStep & { reason: string | null }>({
  kind: 'application_progress',
  title: 'Your application was not chosen',
  body: ({ post, reason }) =>
    `${wordsForUnnamedPoster(post.isByCompany).atStart} decided against your application for “${post.title}”${reason ? `: ${reason}` : '.'}`,
  tab: 'interests',
  samples: {
    'Application rejected': { post: SAMPLE_POST, reason: null },
    'Application rejected, with a reason': { post: SAMPLE_POST, reason: 'We look for somebody in our time zone.' },
  },
})

export const callBooked = opportunityNotice<PosterStep>({
  kind: 'meeting',
  title: ({ post }) => `${wordsForUnnamedPoster(post.isByCompany).atStart} booked a call with you`,
  body: ({ post }) => `A free 20-minute call about “${post.title}” is booked. Your scheduling tool has the details.`,
  tab: 'interests',
  samples: { 'Call booked': { post: SAMPLE_POST } },
})
