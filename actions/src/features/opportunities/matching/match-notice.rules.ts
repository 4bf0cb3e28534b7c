import { formatCount } from '#contract/format/counts.js'
import { amountUnit, formatBudget, NOT_DISCLOSED } from '#contract/format/money.js'
import { wordForType } from '#contract/opportunities/types.js'
import type { PublishedPost } from './matching.store.js'

const titleOf = ({ type }: PublishedPost) => `A new ${wordForType(type)} matches your profile`

/** Words of the notice of a match. They come from the post alone and never name who posted it (X-32). */
export function matchNotice(post: PublishedPost): { title: string; body: string } {
  const { budget, duration } = termsOf(post)
  return { title: titleOf(post), body: [post.title, budget, duration].filter((words) => words !== null).join(' · ') }
}

/** What its email says: the subject names the match and the post already, so the first sentence goes on from there. */
export function matchMail(post: PublishedPost): { title: string; body: string } {
  const { budget, duration } = termsOf(post)
  const thing = wordForType(post.type) === 'role' ? 'A role' : 'An opportunity'
  const published = `${thing} that fits your profile has just been published.`
  return {
    title: titleOf(post),
    body: [published, offered(budget, duration)].filter((words) => words !== null).join(' '),
  }
}

function offered(budget: string | null, duration: string | null): string | null {
  if (budget !== null) return `It offers ${budget}${duration === null ? '' : ` for ${duration}`}.`
  return duration === null ? null : `It runs for ${duration}.`
}

function termsOf(post: PublishedPost): { budget: string | null; duration: string | null } {
  const { minBudgetCents: minCents, maxBudgetCents: maxCents, unitCode, durationMonths } = post
  const budget = formatBudget({ minCents, maxCents, unit: amountUnit(unitCode) })
  return {
    budget: budget === NOT_DISCLOSED ? null : budget,
    duration: durationMonths === null ? null : formatCount(durationMonths, 'month'),
  }
}
