import type { CreditSource } from '#contract/credits/balances.js'
import { formatOrdinalDate } from '#contract/format/dates.js'

interface SourceWords {
  label: string
  /** @param endsAt when the first of them end, written out; null if they never do */
  text(endsAt: string | null): string
}

const kept = (text: string) => () => text

/** Where spending credits come from, and what becomes of them (CRED-07, CRED-08). */
const SOURCE_WORDS: Record<CreditSource, SourceWords> = {
  plan: {
    label: 'Plan Credits',
    text: (endsAt) =>
      endsAt
        ? `Monthly, with your plan. They reset on ${endsAt}; what is left then doesn’t roll over.`
        : 'Monthly, with your plan. They don’t roll over.',
  },
  trial: {
    label: 'Trial Credits',
    text: (endsAt) => (endsAt ? `They end with your trial, on ${endsAt}.` : 'They end with your trial.'),
  },
  welcome: { label: 'Welcome Credits', text: kept('The free plan’s one-time Credits. They don’t end.') },
  bought: { label: 'Bought Credits', text: kept('Yours until you spend them.') },
  granted: {
    label: 'Credits from our staff',
    text: (endsAt) => (endsAt ? `The first of them end on ${endsAt}.` : 'Yours until you spend them.'),
  },
  referral: { label: 'Referral Credits', text: kept('For people you brought here. Yours until you spend them.') },
  insight: { label: 'Insight Credits', text: kept('For insights we published. Yours until you spend them.') },
}

export function sourceWords(source: CreditSource, endsAt: string | null): { label: string; text: string } {
  const { label, text } = SOURCE_WORDS[source]
  return { label, text: text(endsAt && formatOrdinalDate(new Date(endsAt))) }
}
