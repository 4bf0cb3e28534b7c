import { formatCents } from '#contract/format/money.js'
import { wordsForUnnamedPoster } from '#contract/opportunities/poster-words.js'
import type { HireObstacle } from '../../hiring/hire.rules.js'
import { type AboutPost, opportunityNotice, type PosterPost } from '../opportunity-notice.js'
import { SAMPLE_POST, SAMPLE_STEP } from './sample-facts.js'

const OBSTACLES: Readonly<Record<HireObstacle, string>> = {
  'expert-left': 'the expert was no longer available',
  'amount-changed': 'the agreed amount had changed',
  'post-ended': 'the post had ended',
  'expert-rejected': 'you had rejected the application',
  'already-hired': 'you had hired them already',
  other: 'the hire was no longer possible',
}

export interface HirePayment {
  post: AboutPost
  expertId: string
  expertName: string
  feeCents: number
  obstacle: HireObstacle
}

/** For whoever paid. */
export const hireRefunded = opportunityNotice<HirePayment>({
  kind: 'hire_answer',
  title: ({ obstacle }) =>
    obstacle === 'already-hired'
      ? 'Your second payment is refunded'
      : 'The hire wasn’t made, and your payment is refunded',
  body: ({ expertName, post, feeCents, obstacle }) =>
    `By the time your payment for hiring ${expertName} for “${post.title}” arrived, ${OBSTACLES[obstacle]}. We’re refunding ${formatCents(feeCents)} to your card.`,
  tab: 'interests',
  applicantId: ({ expertId }) => expertId,
  samples: {
    'Hire refunded: the expert left': { ...SAMPLE_STEP, feeCents: 97_500, obstacle: 'expert-left' },
    'Hire refunded: another amount': { ...SAMPLE_STEP, feeCents: 97_500, obstacle: 'amount-changed' },
    'Hire refunded: the post ended': { ...SAMPLE_STEP, feeCents: 97_500, obstacle: 'post-ended' },
    'Hire refunded: rejected meanwhile': { ...SAMPLE_STEP, feeCents: 97_500, obstacle: 'expert-rejected' },
    'Hire refunded: hired already': { ...SAMPLE_STEP, feeCents: 97_500, obstacle: 'already-hired' },
    'Hire refunded: other': { ...SAMPLE_STEP, feeCents: 97_500, obstacle: 'other' },
  },
})

/** For the expert, who has nothing to do: the poster tried to hire them. */
export const hireMissed = opportunityNotice<{ post: PosterPost; obstacle: HireObstacle }>({
  kind: 'application_progress',
  title: ({ post }) => `${wordsForUnnamedPoster(post.isByCompany).atStart} tried to hire you`,
  body: ({ post, obstacle }) =>
    obstacle === 'amount-changed'
      ? `A hire for “${post.title}” was tried, but the amount had changed meanwhile. It can be tried again for the new amount; you don’t have to do anything.`
      : `A hire for “${post.title}” was tried, but it was no longer possible. You don’t have to do anything.`,
  samples: {
    'Hire missed': { post: SAMPLE_POST, obstacle: 'expert-left' },
    'Hire missed: another amount': { post: SAMPLE_POST, obstacle: 'amount-changed' },
  },
})
