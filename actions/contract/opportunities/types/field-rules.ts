import { type AnySchema, array, boolean, mixed, number, string } from 'yup'
import { budgetMinimumDollars, daysMaximum } from '../../limits.js'
import {
  briefMaximumMessage,
  briefMinimumMessage,
  budgetMaximumMessage,
  budgetMinimumMessage,
  choicesMaximumMessage,
  daysMaximumMessage,
  documentsMaximumMessage,
  durationMessage,
  FIELD_MESSAGES as MESSAGES,
} from '../../messages.js'
import { countCharacters, emptyRichText, type RawContent } from '../../rich-text/raw-content.js'
import type { PostField, PostForm } from './post-fields.js'
import type { PostLimits } from './post-type.js'

// One chain per field: yup reports every broken rule, and the first in the chain is shown. Values of the wrong type
// only come from API clients, but get the form's own messages too.
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

const someChoices = ({ choicesMax }: PostLimits) =>
  choices(MESSAGES.required, choicesMax, choicesMaximumMessage(choicesMax))

const documentIds = ({ documentsMax }: PostLimits) =>
  ids(MESSAGES.unknownDocument, MESSAGES.unknownDocument).max(documentsMax, documentsMaximumMessage(documentsMax))

/** An empty field is a missing number, not an invalid one; non-numeric text is invalid. */
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
    const { durationType } = this.parent as PostForm
    if (isMissing(value) || value >= budgetMinimumDollars(durationType)) return true
    return this.createError({ message: budgetMinimumMessage(durationType) })
  })

const maxBudget = ({ budgetMaxDollars }: PostLimits) =>
  amount()
    .test('positive-maximum', MESSAGES.positive, (value) => value !== 0)
    .test('cap', budgetMaximumMessage(budgetMaxDollars), (value) => isMissing(value) || value <= budgetMaxDollars)
    .test('order', MESSAGES.budgetOrder, function (value) {
      const { minBudgetAmount } = this.parent as PostForm
      return isMissing(value) || typeof minBudgetAmount !== 'number' || value >= minBudgetAmount
    })

const duration = ({ durationMonthsMin: min, durationMonthsMax: max }: PostLimits) => {
  const message = durationMessage(min, max)
  const isDuration = (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
  return numeric().typeError(message).test('range', message, isDuration)
}

const days = () =>
  numeric()
    .test('minimum', MESSAGES.daysMin, (value) => isMissing(value) || (Number.isInteger(value) && value >= 1))
    .test('maximum', function (value) {
      const limit = daysMaximum((this.parent as PostForm).noOfDaysUnit)
      return isMissing(value) || value <= limit || this.createError({ message: daysMaximumMessage(limit) })
    })

const daysUnit = () =>
  text(MESSAGES.required)
    .nullable()
    .default(null)
    .transform((value) => (isBlank(value) ? null : value))
    .test('with-days', MESSAGES.required, function (value) {
      return isMissing((this.parent as PostForm).noOfDays) || value === 'week' || value === 'month'
    })

const brief = ({ briefCharactersMin: min, briefCharactersMax: max }: PostLimits) =>
  text(MESSAGES.required)
    .default('')
    .test('required', MESSAGES.required, (value) => countCharacters(value) > 0)
    .test('minimum', briefMinimumMessage(min), (value) => countCharacters(value) >= min)
    .test('maximum', briefMaximumMessage(max), (value) => countCharacters(value) <= max)

/** Validation of a field in every type of post that has it (FRAC-49 to FRAC-68, GD-67, GD-69, GD-71). */
export const FIELD_RULES: Readonly<Record<PostField, (limits: PostLimits) => AnySchema>> = {
  categoryIds: someChoices,
  topicIds: someChoices,
  roleIds: someChoices,
  availabilityIds: ({ availabilitiesMax: max }) =>
    choices(MESSAGES.required, max, choicesMaximumMessage(max, 'availability')),
  skillIds: ({ skillsMax: max }) => choices(MESSAGES.skillsMin, max, choicesMaximumMessage(max, 'skills')),
  domainIds: someChoices,
  countryId: () =>
    text(MESSAGES.unknownChoice)
      .nullable()
      .default(null)
      .transform((value) => (isBlank(value) ? null : value)),
  durationMonths: duration,
  durationType: () => text(MESSAGES.durationType).default('').required(MESSAGES.durationType),
  minBudgetAmount: minBudget,
  maxBudgetAmount: maxBudget,
  startDateId: () => text(MESSAGES.required).default('').required(MESSAGES.required),
  noOfDays: days,
  noOfDaysUnit: daysUnit,
  brief,
  briefRichText: () => mixed<RawContent>().nonNullable(MESSAGES.required).default(emptyRichText),
  companyAskedToSignNda: () => flag(MESSAGES.required),
  ndaIds: (limits) =>
    documentIds(limits).test('nda', MESSAGES.nda, function (value) {
      return (this.parent as PostForm).companyAskedToSignNda !== true || value.length > 0
    }),
  assetIds: documentIds,
  posterAgreedTerms: () => flag(MESSAGES.terms).oneOf([true], MESSAGES.terms),
}
