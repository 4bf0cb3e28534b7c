import { readCents, readCounterAmount } from '#contract/applications/amounts.js'
import { counterBriefError } from '#contract/applications/reasons.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { plainToRichText, type RawContent, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { richTextFault } from '#contract/rich-text/rich-text-fault.js'
import { AppError } from '#platform/errors.js'
import type { PostClaims } from './counter-offer-variant.rules.js'

/** A counter offer as sent over REST; the amount is in dollars, as typed. */
export interface CounterOfferInput extends PostClaims {
  counterAmount: unknown
  feedback?: unknown
  feedbackRichText?: unknown
}

/** Same as sent to the action; the amount is in cents. */
export interface CounterOfferInCents {
  counterAmountCents?: number | string | null
  feedback?: string
  feedbackRichText?: unknown
}

export function fromCents({ counterAmountCents: cents, ...words }: CounterOfferInCents): CounterOfferInput {
  const counterAmount = cents === null || cents === undefined ? cents : readCents(cents) / DOLLARS_TO_CENTS
  return { ...words, counterAmount }
}

export interface CounterOfferTerms {
  amountCents: number
  feedback: string
  feedbackRichText: RawContent
}

/**
 * Cleans and validates a counter offer. If there is rich text, the plain text is derived from it (GO-45).
 * @throws AppError VALIDATION_FAILED with the required messages for `counterAmount` and `feedback`
 */
export function readCounterOffer(input: CounterOfferInput): CounterOfferTerms {
  const sentWords = typeof input.feedback === 'string' ? input.feedback : ''
  const fault = richTextFault(input.feedbackRichText)
  const rich = cleanRichText(input.feedbackRichText) ?? plainToRichText(sentWords)
  const feedback = richTextToPlain(rich).trim()
  const { cents, error } = readCounterAmount(input.counterAmount)
  const briefError = fault ?? counterBriefError(feedback)
  const errors = [
    ...(error ? [{ field: 'counterAmount', message: error }] : []),
    ...(briefError ? [{ field: 'feedback', message: briefError }] : []),
  ]
  if (cents === undefined || errors.length > 0) {
    throw new AppError('VALIDATION_FAILED', { message: errors[0]?.message, errors })
  }
  return { amountCents: cents, feedback, feedbackRichText: rich }
}
