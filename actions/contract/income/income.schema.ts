import { type InferType, mixed, number, object, string } from 'yup'
import { hasVisibleSign } from '../format/visible-text.js'
import { trimmedText } from '../identity/identity-fields.js'
import { centsOf } from './cents-of.js'
import { INCOME_LIMITS as LIMITS, INCOME_MESSAGES as MESSAGES } from './income-limits.js'
import { PAYOUT_METHODS, type PayoutMethod } from './request-statuses.js'

const charactersOf = (value: string | undefined) => [...(value ?? '')].length

/** What somebody enters to redeem reward credits (BASE-08). The rate is the server's and never part of it. */
export const redeemSchema = object({
  credits: number()
    .transform((value, given) => (given === '' || given === null ? undefined : value))
    .required(MESSAGES.creditsMissing)
    .typeError(MESSAGES.creditsWhole)
    .integer(MESSAGES.creditsWhole)
    .min(1, MESSAGES.creditsWhole)
    .max(LIMITS.redeemCreditsMax, MESSAGES.creditsMost),
  reason: trimmedText()
    .required(MESSAGES.reasonMissing)
    .test('min', MESSAGES.reasonMin, (value) => charactersOf(value) >= LIMITS.reasonCharactersMin)
    .test('max', MESSAGES.reasonMax, (value) => charactersOf(value) <= LIMITS.reasonCharactersMax)
    .test('visible', MESSAGES.reasonMissing, hasVisibleSign),
})
export type RedeemValues = InferType<typeof redeemSchema>

/** A bank transfer unless said otherwise. */
export function payoutMethodField() {
  return mixed<PayoutMethod>().oneOf(PAYOUT_METHODS).default('bank').required()
}

/** Bank details or whatever else says where the money goes; beside `method`, since Stripe knows where. */
export function payoutDetailsField() {
  return string().when('method', ([method]) => (method === 'stripe' ? string().nullable() : bankDetails()))
}

function bankDetails() {
  return trimmedText()
    .required(MESSAGES.detailsMissing)
    .test('min', MESSAGES.detailsMin, (value) => charactersOf(value) >= LIMITS.detailsCharactersMin)
    .test('max', MESSAGES.detailsMax, (value) => charactersOf(value) <= LIMITS.detailsCharactersMax)
    .test('visible', MESSAGES.detailsMissing, hasVisibleSign)
}

/** What somebody enters to be paid out: dollars as typed, and where the money goes. */
export const payoutSchema = object({
  amount: trimmedText()
    .required(MESSAGES.amountMissing)
    .test('dollars', MESSAGES.amountInvalid, (value) => centsOf(value) !== null),
  method: payoutMethodField(),
  details: payoutDetailsField(),
})
export type PayoutValues = InferType<typeof payoutSchema>
