import { array, boolean, mixed, number, object, string } from 'yup'
import { budgetMinimumDollars, daysMaximum, FRACTIONAL_LIMITS as LIMITS } from '../limits.js'
import { budgetMinimumMessage, daysMaximumMessage, FIELD_MESSAGES as MESSAGES } from '../messages.js'
import { countCharacters, emptyRichText, type RawContent } from '../rich-text/raw-content.js'

/**
 * The generic fractional form (FRAC-49 to FRAC-68, GD-67, GD-69, GD-71), for the browser and for the server alike.
 * Amounts are US dollars; `durationType` and `noOfDaysUnit` are codes (day, week, month); the rest are ids.
 */
export interface FractionalForm {
  categoryIds: string[]
  topicIds: string[]
  roleIds: string[]
  availabilityIds: string[]
  skillIds: string[]
  domainIds: string[]
  countryId: string | null
  durationMonths: number | null
  durationType: string
  minBudgetAmount: number | null
  maxBudgetAmount: number | null
  startDateId: string
  noOfDays: number | null
  noOfDaysUnit: string | null
  brief: string
  briefRichText: RawContent
  companyAskedToSignNda: boolean
  ndaIds: string[]
  assetIds: string[]
  posterAgreedTerms: boolean
}

const fieldOrder = (schema: { fields: object }) => Object.keys(schema.fields) as (keyof FractionalForm)[]

// One chain per field: yup reports every broken rule, and the first in the chain is the one that is shown.
// Values of a wrong kind only come from programs; they too are answered in the form's own words.
const text = (message: string) => string().typeError(message).nonNullable(message)
const flag = (message: string) => boolean().typeError(message).nonNullable(message).default(false)
const ids = (message: string, unknownMessage: string) =>
  array()
    .of(text(unknownMessage).defined(unknownMessage))
    .transform((value) => (value === null ? [] : value))
    .typeError(message)
    .default([])

const choices = (minimumMessage: string, maximum: number, maximumMessage: string) =>
  ids(minimumMessage, MESSAGES.unknownChoice).min(1, minimumMessage).max(maximum, maximumMessage)

const documentIds = () =>
  ids(MESSAGES.unknownDocument, MESSAGES.unknownDocument).max(LIMITS.documentsMax, MESSAGES.documentsMax)

/** An empty field is a missing number, not a wrong one; text that is no number says so. */
const numeric = () =>
  number()
    .transform((value: unknown, original: unknown) => (isBlank(original) ? null : value))
    .typeError(MESSAGES.number)
    .nullable()
    .default(null)

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
const isInCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

const amount = () =>
  numeric()
    .test('required', MESSAGES.required, (value) => !isMissing(value))
    .test('cents', MESSAGES.number, (value) => isMissing(value) || isInCents(value))
    .test('positive', MESSAGES.positive, (value) => isMissing(value) || value >= 0)

const minBudget = () =>
  amount().test('unit-minimum', function (value) {
    const { durationType } = this.parent as FractionalForm
    if (isMissing(value) || value >= budgetMinimumDollars(durationType)) return true
    return this.createError({ message: budgetMinimumMessage(durationType) })
  })

const maxBudget = () =>
  amount()
    .test('positive-maximum', MESSAGES.positive, (value) => value !== 0)
    .test('cap', MESSAGES.budgetMax, (value) => isMissing(value) || value <= LIMITS.budgetMaxDollars)
    .test('order', MESSAGES.budgetOrder, function (value) {
      const { minBudgetAmount } = this.parent as FractionalForm
      return isMissing(value) || typeof minBudgetAmount !== 'number' || value >= minBudgetAmount
    })

const isDuration = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= LIMITS.durationMonthsMin && Number(value) <= LIMITS.durationMonthsMax

const days = () =>
  numeric()
    .test('minimum', MESSAGES.daysMin, (value) => isMissing(value) || (Number.isInteger(value) && value >= 1))
    .test('maximum', function (value) {
      const limit = daysMaximum((this.parent as FractionalForm).noOfDaysUnit)
      return isMissing(value) || value <= limit || this.createError({ message: daysMaximumMessage(limit) })
    })

const daysUnit = () =>
  text(MESSAGES.required)
    .nullable()
    .default(null)
    .transform((value) => (isBlank(value) ? null : value))
    .test('with-days', MESSAGES.required, function (value) {
      return isMissing((this.parent as FractionalForm).noOfDays) || value === 'week' || value === 'month'
    })

export const fractionalFormSchema = object({
  categoryIds: choices(MESSAGES.required, LIMITS.choicesMax, MESSAGES.choicesMax),
  topicIds: choices(MESSAGES.required, LIMITS.choicesMax, MESSAGES.choicesMax),
  roleIds: choices(MESSAGES.required, LIMITS.choicesMax, MESSAGES.choicesMax),
  availabilityIds: choices(MESSAGES.required, LIMITS.availabilitiesMax, MESSAGES.availabilitiesMax),
  skillIds: choices(MESSAGES.skillsMin, LIMITS.skillsMax, MESSAGES.skillsMax),
  domainIds: choices(MESSAGES.required, LIMITS.choicesMax, MESSAGES.choicesMax),
  countryId: text(MESSAGES.unknownChoice)
    .nullable()
    .default(null)
    .transform((value) => (isBlank(value) ? null : value)),
  durationMonths: numeric().typeError(MESSAGES.duration).test('range', MESSAGES.duration, isDuration),
  durationType: text(MESSAGES.durationType).default('').required(MESSAGES.durationType),
  minBudgetAmount: minBudget(),
  maxBudgetAmount: maxBudget(),
  startDateId: text(MESSAGES.required).default('').required(MESSAGES.required),
  noOfDays: days(),
  noOfDaysUnit: daysUnit(),
  brief: text(MESSAGES.required)
    .default('')
    .test('required', MESSAGES.required, (value) => countCharacters(value) > 0)
    .test('minimum', MESSAGES.briefMin, (value) => countCharacters(value) >= LIMITS.briefCharactersMin)
    .test('maximum', MESSAGES.briefMax, (value) => countCharacters(value) <= LIMITS.briefCharactersMax),
  briefRichText: mixed<RawContent>().nonNullable(MESSAGES.required).default(emptyRichText),
  companyAskedToSignNda: flag(MESSAGES.required),
  ndaIds: documentIds().test('nda', MESSAGES.nda, function (value) {
    return (this.parent as FractionalForm).companyAskedToSignNda !== true || value.length > 0
  }),
  assetIds: documentIds(),
  posterAgreedTerms: flag(MESSAGES.terms).oneOf([true], MESSAGES.terms),
})

/** Names of the form's fields in the order in which they stand on the screen. */
export const FRACTIONAL_FIELDS = fieldOrder(fractionalFormSchema)

/** A fresh form; the budget is quoted per month unless somebody changes it (FRAC-67). */
export function emptyFractionalForm(): FractionalForm {
  return {
    categoryIds: [],
    topicIds: [],
    roleIds: [],
    availabilityIds: [],
    skillIds: [],
    domainIds: [],
    countryId: null,
    durationMonths: null,
    durationType: 'month',
    minBudgetAmount: null,
    maxBudgetAmount: null,
    startDateId: '',
    noOfDays: null,
    noOfDaysUnit: null,
    brief: '',
    briefRichText: emptyRichText(),
    companyAskedToSignNda: false,
    ndaIds: [],
    assetIds: [],
    posterAgreedTerms: false,
  }
}
