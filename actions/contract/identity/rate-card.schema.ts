import { array, type InferType, object, string } from 'yup'
import { formatWhole } from '../format/numbers.js'
import { FIELD_MESSAGES } from '../messages.js'
import { trimmedText } from './identity-fields.js'

/** A card names the roles that its expert would rather have first; its constraint counts them too. */
const RATE_CARD_ROLES_MAX = 5
const AMOUNT_MAX_DOLLARS = 1_000_000

const AMOUNT = /^\$?\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)$/

/** In dollars; NaN for what is no amount. A comma only separates thousands: "9,75" is not 975. */
function amountOf(value: string | undefined): number {
  const [, amount] = AMOUNT.exec((value ?? '').trim()) ?? []
  return Number(amount?.replaceAll(',', '') ?? Number.NaN)
}

const dollars = () =>
  trimmedText()
    .default('')
    // as it comes back from the server: another spelling would look like a change made elsewhere right after saving
    .transform((value: string) => (Number.isFinite(amountOf(value)) ? String(amountOf(value)) : value))
    .test('required', FIELD_MESSAGES.required, (value) => Boolean(value))
    .test('number', FIELD_MESSAGES.number, (value) => !value || Number.isFinite(amountOf(value)))
    .test('positive', FIELD_MESSAGES.positive, (value) => !value || !(amountOf(value) < 1))
    .test(
      'most',
      `Enter at most $${formatWhole(AMOUNT_MAX_DOLLARS)}`,
      (value) => !(amountOf(value) > AMOUNT_MAX_DOLLARS),
    )

/** What an expert asks for fractional roles (FRAC-26). */
export const rateCardSchema = object({
  roleIds: array(string().required())
    .required()
    .default([])
    .min(1, FIELD_MESSAGES.required)
    .max(RATE_CARD_ROLES_MAX, `You can select max ${RATE_CARD_ROLES_MAX} roles`),
  categoryId: string().default('').required(FIELD_MESSAGES.required),
  availabilityIds: array(string().required()).required().default([]),
  rateUnitId: string().default('').required(FIELD_MESSAGES.durationType),
  minValue: dollars(),
  maxValue: dollars().test('order', FIELD_MESSAGES.budgetOrder, function (value) {
    return !value || !(amountOf(value) < amountOf((this.parent as { minValue?: string }).minValue))
  }),
})

export type RateCardForm = InferType<typeof rateCardSchema>

/** A typed amount in cents. */
export const typedCents = (value: string): number => Math.round(amountOf(value) * 100)
