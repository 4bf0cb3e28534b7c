import { formatCents } from '#contract/format/money.js'
import type { NoticeSpec, NoticeWords } from '../../define-notice.js'

export interface PaymentNews {
  /** What was bought, such as "200 Credits". */
  what: string
  amountCents: number
  receiptNumber: number
}

function paymentNotice(
  preview: string,
  words: (facts: PaymentNews & { amount: string }) => { title: string; body: string },
): NoticeSpec<PaymentNews> {
  const write = (facts: PaymentNews): NoticeWords => {
    const amount = formatCents(facts.amountCents)
    const { title, body } = words({ ...facts, amount })
    const email = { about: `${facts.what}, ${amount}`, body, button: 'Open your purchases', reason: REASON }
    return { kind: 'payment', title, body, link: PURCHASES, opportunityId: null, email }
  }
  const sample = { what: '200 Credits', amountCents: 1_000, receiptNumber: 1001 }
  return { kind: 'payment', write, previews: () => ({ [preview]: write(sample) }) }
}

const PURCHASES = '/wizling/get-wizlings'
const REASON = 'you made a payment'

export const paymentReceived = paymentNotice('Payment received', ({ what, amount, receiptNumber }) => ({
  title: 'Your payment arrived',
  body: `You paid ${amount}: ${what}. Your receipt is number ${receiptNumber}.`,
}))

/** It was paid, but what was bought can't be had any more. */
export const paymentReturning = paymentNotice('Payment returning', ({ what, amount }) => ({
  title: 'We’re returning your payment',
  body: `You paid ${amount}, but what you paid for wasn’t available any more by then: ${what}. You get the full amount back.`,
}))

export const paymentReturned = paymentNotice('Payment refunded', ({ what, amount, receiptNumber }) => ({
  title: 'Your payment was refunded',
  body: `${amount} went back to you: ${what}, receipt ${receiptNumber}.`,
}))

export interface PastDue {
  plan: string
}

/** For whoever pays for a plan: its renewal was declined, and another card pays at once. */
export const planPastDue: NoticeSpec<PastDue> = {
  kind: 'payment',
  write({ plan }) {
    const body = `The card for your ${plan} plan was declined. We try again over the next days; to keep your plan, save another card, and what is due is paid with it at once.`
    const email = { about: `your ${plan} plan`, body, button: 'Change your card', reason: 'you pay for a plan' }
    const title = `Your ${plan} plan couldn’t be renewed`
    return { kind: 'payment', title, body, link: '/subscriptions', opportunityId: null, email }
  },
  previews: () => ({ 'Plan not renewed': planPastDue.write({ plan: 'Basic' }) }),
}
