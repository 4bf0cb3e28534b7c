import { createHash } from 'node:crypto'
import type { SandboxCard, SandboxPaymentMethod, TestCardName } from '../state/sandbox-objects.js'

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
  {
    number: '5200 8282 8282 8210',
    effect: 'Pays too: another card, for a second person.',
    outcome: { type: 'paid', method: 'pm_card_mastercard_debit' },
  },
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

const CARDS: Record<TestCardName, Pick<SandboxCard['card'], 'brand' | 'last4'>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard_debit: { brand: 'mastercard', last4: '8210' },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341' },
}
const FINGERPRINT_LENGTH = 16
const EXPIRY_UNTYPED = '1234'

/** The name of a card with the month and year that were typed, as `checkCard` accepts them. */
export function withExpiry(method: SandboxPaymentMethod, typed: string): SandboxPaymentMethod {
  const digits = typed.replace(/\D/g, '').padStart(4, '0')
  return `${nameOf(method)}_${digits}`
}

/** A card in full, as Stripe expands it. */
export function expandCard(method: SandboxPaymentMethod): SandboxCard {
  const name = nameOf(method)
  const expiry = method.slice(name.length + 1) || EXPIRY_UNTYPED
  const expires = { exp_month: Number(expiry.slice(0, 2)), exp_year: 2000 + Number(expiry.slice(2)) }
  const fingerprint = createHash('sha256').update(name).digest('hex').slice(0, FINGERPRINT_LENGTH)
  return { id: method, object: 'payment_method', type: 'card', card: { ...CARDS[name], ...expires, fingerprint } }
}

/** @throws Error for a name that no test card has */
function nameOf(method: SandboxPaymentMethod): TestCardName {
  const name = (Object.keys(CARDS) as TestCardName[]).find((known) => method.startsWith(known))
  if (!name) throw new Error(`${method} is no test card`)
  return name
}
