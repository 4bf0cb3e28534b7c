import type { NoticeSpec, NoticeWords } from '../define-notice.js'

interface IncomeStep<Facts> {
  title: string
  body: (facts: Facts) => string
  /** What the subject of its email mentions. */
  about: (facts: Facts) => string
  link: '/income' | '/wizling/redeem'
  sample: Facts
}

/** A step of somebody's redemption or payout, for that person. */
function incomeNotice<Facts>({ title, body, about, link, sample }: IncomeStep<Facts>): NoticeSpec<Facts> {
  const button = link === '/income' ? 'Open your income' : 'Open your reward credits'
  const write = (facts: Facts): NoticeWords => ({
    ...{ kind: 'income', title, body: body(facts), link, opportunityId: null },
    email: { about: about(facts), body: body(facts), button, reason: 'you redeem credits or are paid on this account' },
  })
  return { kind: 'income', write, previews: () => ({ [title]: write(sample) }) }
}

const REFERENCE = 'SW-2026-0142'

export const redemptionApproved = incomeNotice<{ credits: number; amount: string; days: number }>({
  title: 'Your redemption is approved',
  body: ({ credits, amount, days }) =>
    `Your ${credits} reward credits are now ${amount} of income. You can withdraw it in ${days} days.`,
  about: ({ amount }) => amount,
  link: '/income',
  sample: { credits: 100, amount: '$80', days: 7 },
})

export const redemptionRefused = incomeNotice<{ credits: number; reason: string }>({
  title: 'Your redemption was refused',
  body: ({ credits, reason }) => `We returned your ${credits} reward credits. The reason: ${reason}`,
  about: ({ credits }) => `${credits} reward credits`,
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
