import { capitalised } from '#contract/format/capitalised.js'
import { wordForType, wordWithArticle } from '#contract/opportunities/type-facts.js'
import { type AboutPost, opportunityNotice } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/**
 * Somebody has accepted a hire, or the place is free again, from the point of view of another applicant. Who, for how much
 * and why they left is theirs alone.
 */
export interface OtherHired {
  post: AboutPost
  /** Where the other application stands, so that the notice agrees with the next step on the page. */
  waitsFor: 'company' | 'proposal' | 'counter-offer-answer'
}

const NEXT: Readonly<Record<OtherHired['waitsFor'], string>> = {
  company: 'you can still be hired too',
  proposal: 'you can still send your proposal and be hired too',
  'counter-offer-answer': 'you can still answer the counter offer and be hired too',
}

export const otherHired = opportunityNotice<OtherHired>({
  kind: 'other_hired',
  title: ({ post }) => `Somebody was hired for ${wordWithArticle(post.type)} you applied for`,
  body: ({ post, waitsFor }) =>
    `Somebody has accepted a hire for “${post.title}”. Your application stays open: ${NEXT[waitsFor]}. We’ll tell you how the ${wordForType(post.type)} ends.`,
  tab: 'interests',
  samples: {
    'Somebody else is hired': { post: SAMPLE_POST, waitsFor: 'company' },
    'Somebody else is hired, before a proposal': { post: SAMPLE_POST, waitsFor: 'proposal' },
    'Somebody else is hired, counter offer open': { post: SAMPLE_POST, waitsFor: 'counter-offer-answer' },
  },
})

const NEXT_WHEN_FREE: Readonly<Record<OtherHired['waitsFor'], string>> = {
  company: 'you can be hired for it',
  proposal: 'send your proposal, and you can be hired for it',
  'counter-offer-answer': 'answer the counter offer, and you can be hired for it',
}

export const placeFree = opportunityNotice<OtherHired>({
  kind: 'other_hired',
  title: ({ post }) => `${capitalised(wordWithArticle(post.type))} you applied for is open again`,
  body: ({ post, waitsFor }) =>
    `Nobody is hired for “${post.title}” at the moment, so the place is free again. Your application is still open: ${NEXT_WHEN_FREE[waitsFor]}.`,
  tab: 'interests',
  samples: {
    'The place is free again': { post: SAMPLE_POST, waitsFor: 'company' },
    'The place is free again, before a proposal': { post: SAMPLE_POST, waitsFor: 'proposal' },
    'The place is free again, counter offer open': { post: SAMPLE_POST, waitsFor: 'counter-offer-answer' },
  },
})
