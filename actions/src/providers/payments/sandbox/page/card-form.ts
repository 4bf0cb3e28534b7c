import { findTestCard } from '../billing/test-cards.js'

export interface CardFields {
  number: string
  expiry: string
  cvc: string
  name: string
}

export type CardErrors = Partial<CardFields>

const FIELD_MAX = 100
export const EMPTY_CARD: CardFields = { number: '', expiry: '', cvc: '', name: '' }

/** @param body of the form as it was posted */
export function readCard(body: string): CardFields {
  const sent = new URLSearchParams(body)
  const field = (name: keyof CardFields) => (sent.get(name) ?? '').trim().slice(0, FIELD_MAX)
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc'), name: field('name') }
}

/** Errors by field. Any number other than a test card's is refused, so that nobody uses a real card. */
export function checkCard({ number, expiry, cvc, name }: CardFields, now: Date): CardErrors {
  const errors: CardErrors = {}
  if (number === '') errors.number = 'Enter a card number.'
  else if (!findTestCard(number)) errors.number = 'Only the test cards below work here. Don’t enter a real card.'
  if (!isInFuture(expiry, now)) errors.expiry = 'Enter a month in the future, such as 12 / 34.'
  if (!/^\d{3,4}$/.test(cvc)) errors.cvc = 'Enter three or four digits.'
  if (name === '') errors.name = 'Enter the name on the card.'
  return errors
}

function isInFuture(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiry) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}
