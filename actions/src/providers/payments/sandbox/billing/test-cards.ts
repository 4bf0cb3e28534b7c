import type { SandboxPaymentMethod } from '../state/sandbox-objects.js'

interface TestCard {
  number: string
  /** Shown on the checkout page. */
  effect: string
  outcome: { type: 'paid'; method: SandboxPaymentMethod } | { type: 'declined'; message: string }
}

const declined = (message: string) => ({ type: 'declined' as const, message })

/** Numbers from Stripe's documentation, so that the same ones work in Stripe's test mode. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', effect: 'Pays.', outcome: { type: 'paid', method: 'pm_card_visa' } },
  { number: '4000 0000 0000 0002', effect: 'Is declined.', outcome: declined('Your card was declined.') },
  {
    number: '4000 0000 0000 9995',
    effect: 'Is declined for insufficient funds.',
    outcome: declined('Your card has insufficient funds.'),
  },
  {
    number: '4000 0000 0000 0341',
    effect: 'Pays now. Renewals and plan changes are declined.',
    outcome: { type: 'paid', method: 'pm_card_chargeCustomerFail' },
  },
]

/** @param typed with or without spaces */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits)
}
