import { formatHolding } from '#contract/format/credits.js'
import { entryFor } from '#contract/payments/purchase-codes.js'
import { REFUSALS, UNPAID_CAUSES } from '#contract/rewards/answer-rewards.js'

/** "$20 and 5 Reward Credits"; "Nothing" for what a guard refused. */
export function rewardText({ cents, credits }: { cents: number; credits: number }): string {
  const parts = [cents > 0 ? formatHolding(cents, 'usd') : '', credits > 0 ? formatHolding(credits, 'reward') : '']
  return parts.filter(Boolean).join(' and ') || 'Nothing'
}

interface Corrected {
  state: string
  cents: number
  credits: number
  earning?: { cents_left?: number | null; credits_left?: number | null } | null
}

/** What corrections left of a reward that had been posted; null if there were none. */
export function leftText({ state, cents, credits, earning }: Corrected): string | null {
  if (state !== 'posted' || !earning) return null
  const left = { cents: earning.cents_left ?? 0, credits: earning.credits_left ?? 0 }
  return left.cents === cents && left.credits === credits ? null : rewardText(left)
}

/** Why nothing, or no dollars, were booked: one sentence for each reason. */
export function reasonsOf(reward: { refusals: readonly string[]; unpaid_because?: string | null }): string[] {
  const { refusals, unpaid_because: cause } = reward
  return [
    ...refusals.map((code) => entryFor(REFUSALS, code) ?? code),
    ...(cause ? [entryFor(UNPAID_CAUSES, cause) ?? cause] : []),
  ]
}

type Source = 'bought' | 'plan' | 'trial' | 'welcome' | 'granted' | 'referral' | 'insight'

const SOURCES: Readonly<Record<Source, string>> = {
  bought: 'bought Credits',
  plan: 'Credits of a plan',
  trial: 'Credits of a trial',
  welcome: 'welcome Credits',
  granted: 'Credits from staff',
  referral: 'referral Credits',
  insight: 'Credits for an insight',
}

/** "Paid with bought Credits and Credits of a plan" */
export function paidText(sources: readonly string[]): string {
  if (sources.length === 0) return 'Not paid, or given back'
  return `Paid with ${sources.map((source) => entryFor(SOURCES, source) ?? source).join(' and ')}`
}
