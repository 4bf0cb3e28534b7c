import { type AnyObject, array, type ISchema, number, type ObjectShape, object, string, ValidationError } from 'yup'
import type { SandboxPaymentMethod } from '../state/sandbox-objects.js'
import { badParameter } from './sandbox-refusal.js'

const TEXT_MAX = 5000
const METADATA_MAX = 500
const METADATA_ENTRIES_MAX = 50
/** Eight digits, as at Stripe. */
const CENTS_MAX = 99_999_999
const UNIX_SECONDS_MAX = 4_102_444_800

export const text = () => string().max(TEXT_MAX, 'is too long')
export const cents = () => number().typeError('is not a number').integer('is not a whole number').min(0).max(CENTS_MAX)
export const unixSeconds = () => number().typeError('is not a time').integer().min(0).max(UNIX_SECONDS_MAX)

/** Named fields; others are refused, as at Stripe. */
export function fields<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .exact(({ properties }) => `Received unknown parameter: ${properties}`)
    .default(undefined)
}

/** Forms number the entries of a list. */
export function listOf<Value>(entry: ISchema<Value>) {
  return array(entry).transform((_, sent) => (typeof sent === 'object' && sent ? Object.values(sent) : sent))
}

export const metadata = () =>
  object()
    .default(undefined)
    .test('metadata', 'holds more than it may', (value: AnyObject | undefined) => {
      const entries = Object.values(value ?? {})
      const isText = (entry: unknown) => typeof entry === 'string' && entry.length <= METADATA_MAX
      return entries.length <= METADATA_ENTRIES_MAX && entries.every(isText)
    })

const recurring = () =>
  fields({
    interval: string()
      .oneOf(['day', 'week', 'month', 'year'] as const, 'is no interval')
      .required('is missing'),
    interval_count: number().typeError('is not a number').integer().min(1).max(365).default(1),
  })

/** The price of something that exists, for a subscription. */
export const recurringPrice = () =>
  fields({
    currency: string()
      .oneOf(['usd'] as const, 'is not taken here')
      .required('is missing'),
    unit_amount: cents().required('is missing'),
    product: text().required('is missing'),
    recurring: recurring().required('is missing'),
  })

/** A price at checkout: of a product that exists, or of one that is named here. */
export const checkoutPrice = () =>
  fields({
    currency: string()
      .oneOf(['usd'] as const, 'is not taken here')
      .required('is missing'),
    unit_amount: cents().required('is missing'),
    product: text(),
    product_data: fields({ name: text().required('is missing') }),
    recurring: recurring(),
  })

export const paymentMethod = () =>
  string<SandboxPaymentMethod>().matches(
    /^pm_card_(visa|mastercard_debit|chargeCustomerFail)(_\d{4})?$/,
    'is no test card',
  )

/** A schema, as far as reading goes. */
export interface ParameterSchema<Value> {
  fields?: object
  validateSync(sent: unknown): Value
}

/** @throws SandboxRefusal 400 naming the first parameter that is wrong */
export function readParameters<Value>(schema: ParameterSchema<Value>, sent: AnyObject): Value {
  try {
    return schema.validateSync(sent)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const param = (error.path ?? '').replace(/\.(\w+)/g, '[$1]')
    const message = error.errors[0] ?? 'is wrong'
    if (error.type === 'exact')
      throw badParameter(param || String(error.params?.properties), message, 'parameter_unknown')
    throw badParameter(param, `${param} ${message}`, error.type === 'optionality' ? 'parameter_missing' : undefined)
  }
}
