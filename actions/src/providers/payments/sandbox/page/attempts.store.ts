import type { Queryable } from '#platform/database.js'
import { findTestCard } from '../billing/test-cards.js'
import { keepInternals, readInternals } from '../state/objects.store.js'
import { type CardErrors, type CardFields, EMPTY_CARD } from './card-form.js'

/** What the page shows in its form. */
export interface Attempt {
  typed: CardFields
  errors: CardErrors
  /** Why the card was declined. */
  declined: string | null
}

const NONE: Attempt = { typed: EMPTY_CARD, errors: {}, declined: null }

/**
 * Remembers what was wrong with the form, for the page that the browser is sent on to: were it the answer to the POST
 * itself, Back and reload would offer to send the card once more. Security codes, and numbers that may be a real card's,
 * are not kept.
 */
export async function keepAttempt(queryable: Queryable, sessionId: string, attempt: Attempt): Promise<void> {
  const { typed, errors, declined } = attempt
  const number = findTestCard(typed.number) ? typed.number : ''
  await keepInternals(queryable, sessionId, { attempt: { typed: { ...typed, number, cvc: '' }, errors, declined } })
}

/** The latest attempt that failed, or an empty form. */
export async function readAttempt(queryable: Queryable, sessionId: string): Promise<Attempt> {
  return ((await readInternals(queryable, sessionId)).attempt as Attempt | undefined) ?? NONE
}
