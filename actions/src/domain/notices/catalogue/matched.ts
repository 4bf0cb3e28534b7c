import { capitalised } from '#contract/format/capitalised.js'
import { formatCount } from '#contract/format/counts.js'
import { amountUnit, formatBudget, NOT_DISCLOSED } from '#contract/format/money.js'
import { wordForType, wordWithArticle } from '#contract/opportunities/type-facts.js'
import { type AboutPost, opportunityNotice } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** A published post, as it is presented to a matching expert. */
export interface OfferedPost extends AboutPost {
  minBudgetCents: number | null
  maxBudgetCents: number | null
  unitCode: string | null
  durationMonths: number | null
}

const SAMPLE: OfferedPost = {
  ...SAMPLE_POST,
  minBudgetCents: 500000,
  maxBudgetCents: 900000,
  unitCode: 'month',
  durationMonths: 6,
}

/**
 * Worded from the post alone. The email's subject already mentions the match and the post, so its first sentence
 * continues from there.
 */
export const matched = opportunityNotice<{ post: OfferedPost }>({
  kind: 'opportunity_match',
  title: ({ post }) => `A new ${wordForType(post.type)} matches your profile`,
  body: postAndTerms,
  emailBody: ({ post }) => {
    const thing = capitalised(wordWithArticle(post.type))
    const offer = offerOf(termsOf(post))
    return `${thing} that fits your profile has just been published.${offer === null ? '' : ` ${offer}`}`
  },
  samples: {
    'A match': { post: SAMPLE },
    'A match without a budget': { post: { ...SAMPLE, minBudgetCents: null, maxBudgetCents: null } },
  },
})

/** For the one expert whom a post is addressed to. Like a match, it doesn't say who asks (X-32). */
export const asked = opportunityNotice<{ post: OfferedPost }>({
  kind: 'opportunity_request',
  title: ({ post }) => `You’re asked to take on ${wordWithArticle(post.type)}`,
  body: postAndTerms,
  emailBody: ({ post }) => {
    const offer = offerOf(termsOf(post))
    return `Somebody chose you for this ${wordForType(post.type)}: nobody else sees it.${offer === null ? '' : ` ${offer}`}`
  },
  samples: { 'A post for one expert': { post: SAMPLE } },
})

function postAndTerms({ post }: { post: OfferedPost }): string {
  const terms = termsWords(post)
  return terms === null ? post.title : `${post.title} · ${terms}`
}

/** "$5,000 – $9,000 per month · 6 months"; null if the post says neither. */
export function termsWords(post: OfferedPost): string | null {
  const { budget, duration } = termsOf(post)
  return [budget, duration].filter((words) => words !== null).join(' · ') || null
}

function offerOf({ budget, duration }: { budget: string | null; duration: string | null }): string | null {
  if (budget !== null) return `It offers ${budget}${duration === null ? '' : ` for ${duration}`}.`
  return duration === null ? null : `It runs for ${duration}.`
}

function termsOf(post: OfferedPost): { budget: string | null; duration: string | null } {
  const { minBudgetCents: minCents, maxBudgetCents: maxCents, unitCode, durationMonths } = post
  const budget = formatBudget({ minCents, maxCents, unit: amountUnit(unitCode) })
  return {
    budget: budget === NOT_DISCLOSED ? null : budget,
    duration: durationMonths === null ? null : formatCount(durationMonths, 'month'),
  }
}
