import type { Refusal, UnpaidCause } from '#contract/rewards/answer-rewards.js'

const DAY_MS = 86_400_000
const ASKER_MIN_AGE_DAYS = 7
/** Credits that somebody paid money for; all others are free, and free credits must not become dollars. */
const PAID_SOURCES: readonly string[] = ['bought', 'plan']

export interface Person {
  id: string
  companyId: string | null
  isSuspended: boolean
  /** Whoever brought them, whoever brought that person, and so on. */
  referrers: readonly string[]
}

export interface RewardFacts {
  now: Date
  expert: Person
  asker: Person & { isVerified: boolean; since: Date }
  /** Whether they, or their companies, have paid with the same card or account. */
  sharesPaymentMethod: boolean
  /** The sources of the credits that paid for the question; empty if nothing did, or if it was returned. */
  paidWith: readonly string[]
}

/** Why an answer earns nothing, so that nobody pays for their own reward. Empty if it may. */
export function refusalsOf({ now, expert, asker, sharesPaymentMethod, paidWith }: RewardFacts): Refusal[] {
  const isPaid = paidWith.length > 0 && paidWith.every((source) => PAID_SOURCES.includes(source))
  const isOld = now.getTime() - asker.since.getTime() > ASKER_MIN_AGE_DAYS * DAY_MS
  const guards: Partial<Record<Refusal, boolean>> = {
    own_question: asker.id === expert.id,
    question_unpaid: !isPaid,
    asker_unverified: !asker.isVerified,
    asker_too_new: !isOld,
    same_company: asker.id !== expert.id && asker.companyId !== null && asker.companyId === expert.companyId,
    referral_chain: asker.id !== expert.id && chainsMeet(asker, expert),
    same_payment_method: asker.id !== expert.id && sharesPaymentMethod,
    suspended: asker.isSuspended || expert.isSuspended,
  }
  return (Object.keys(guards) as (keyof typeof guards)[]).filter((name) => guards[name])
}

/** Whether one of the two is among those who brought the other, or somebody is among those who brought both. */
function chainsMeet(one: Person, other: Person): boolean {
  const others = new Set([other.id, ...other.referrers])
  return [one.id, ...one.referrers].some((id) => others.has(id))
}

interface Income {
  /** What an answer earns, in cents. */
  cents: number
  window: { limit: number; used: number }
  /** What the platform may still promise this month, in cents. */
  leftOfCap: number
}

/** The dollars of one answer: the whole reward, or nothing and why. */
export function incomeOf({ cents, window, leftOfCap }: Income): { cents: number; unpaidBecause: UnpaidCause | null } {
  if (cents === 0) return { cents, unpaidBecause: 'off' }
  if (window.used >= window.limit) return { cents: 0, unpaidBecause: 'limit' }
  if (cents > leftOfCap) return { cents: 0, unpaidBecause: 'cap' }
  return { cents, unpaidBecause: null }
}
