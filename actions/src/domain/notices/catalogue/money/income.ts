import type { NoticeSpec, NoticeWords } from '../../define-notice.js'

interface IncomeStep<Facts> {
  /** Income unless it is news that people may do without. */
  kind?: 'achievement'
  title: string
  body: (facts: Facts) => string
  /** What the subject of its email mentions. */
  about: (facts: Facts) => string
  link: '/income' | '/wizling/redeem'
  sample: Facts
}

/** A step of somebody's redemption or payout, for that person (X-25). */
function incomeNotice<Facts>({ kind: given, title, body, about, link, sample }: IncomeStep<Facts>): NoticeSpec<Facts> {
  const button = link === '/income' ? 'Open your income' : 'Open your Reward Credits'
  const kind = given ?? 'income'
  const write = (facts: Facts): NoticeWords => ({
    ...{ kind, title, body: body(facts), link, opportunityId: null },
    email: {
      about: about(facts),
      body: body(facts),
      button,
      reason: 'you redeem Reward Credits or are paid on this account',
    },
  })
  return { kind, write, previews: () => ({ [title]: write(sample) }) }
}

const REFERENCE = 'SW-2026-0142'

export const redemptionApproved = incomeNotice<{ credits: number; amount: string; days: number }>({
  title: 'Your redemption is approved',
  body: ({ credits, amount, days }) =>
    `Your ${credits} Reward Credits are now ${amount} of income. You can withdraw it in ${days} days.`,
  about: ({ amount }) => amount,
  link: '/income',
  sample: { credits: 100, amount: '$80', days: 7 },
})

export const redemptionRefused = incomeNotice<{ credits: number; reason: string }>({
  title: 'Your redemption was refused',
  body: ({ credits, reason }) => `We returned your ${credits} Reward Credits. The reason: ${reason}`,
  about: ({ credits }) => `${credits} Reward Credits`,
  link: '/wizling/redeem',
  sample: { credits: 100, reason: 'Two of the answers are being checked.' },
})

export const payoutRequested = incomeNotice<{ amount: string }>({
  title: 'We received your payout request',
  body: ({ amount }) =>
    `You asked us to pay out ${amount}. If that wasn’t you, write to support at once. We’ll tell you when it’s paid.`,
  about: ({ amount }) => amount,
  link: '/income',
  sample: { amount: '$240' },
})

export const payoutPaid = incomeNotice<{ amount: string; reference: string }>({
  title: 'Your payout is on its way',
  body: ({ amount, reference }) =>
    `We paid out ${amount} with reference ${reference}. Your bank may take a few days. The receipt is with your payouts.`,
  about: ({ amount }) => amount,
  link: '/income',
  sample: { amount: '$240', reference: REFERENCE },
})

export const payoutReturned = incomeNotice<{ amount: string; reason: string }>({
  title: 'Your payout was returned',
  body: ({ amount, reason }) => `${amount} is back in your income. The reason: ${reason}`,
  about: ({ amount }) => amount,
  link: '/income',
  sample: { amount: '$240', reason: 'The bank doesn’t know the account number.' },
})

/** To the expert whose answer was rated 4 or 5 stars (X-23). */
export const answerRewarded = incomeNotice<{ stars: number; amount: string; days: number }>({
  kind: 'achievement',
  title: 'Your answer earned a reward',
  body: ({ stars, amount, days }) =>
    `An answer of yours was rated ${stars} stars and earned ${amount}. It’s on hold for ${days} days while our staff can check it.`,
  about: ({ amount }) => amount,
  link: '/income',
  sample: { stars: 5, amount: '$20 and 5 Reward Credits', days: 14 },
})

export const rewardVoided = incomeNotice<{ amount: string; reason: string }>({
  title: 'A reward was taken back',
  body: ({ amount, reason }) =>
    `Our staff took back ${amount} that was on hold for an answer of yours. The reason: ${reason}`,
  about: ({ amount }) => amount,
  link: '/income',
  sample: {
    amount: '$20 and 5 Reward Credits',
    reason: 'The question and the answer were written by the same person.',
  },
})

/** Staff changed how many answers of an expert are paid (CRED-22). */
export const responseLimitChanged = incomeNotice<{ limit: number; reason: string }>({
  title: 'Your number of paid answers changed',
  body: ({ limit, reason }) =>
    `${limit === 0 ? 'Your answers earn Reward Credits, but no dollars' : `You can now earn dollars for up to ${limit} ${limit === 1 ? 'answer' : 'answers'} in 30 days`}. The reason: ${reason}`,
  about: ({ limit }) => `${limit} in 30 days`,
  link: '/income',
  sample: { limit: 10, reason: 'Your answers are among the best rated.' },
})
