import { type AnySchema, array, boolean, mixed, number, object, string } from 'yup'
import { hasVisibleSign, isOneLine, isStorable } from '#contract/format/visible-text.js'
import { IDENTITY_MESSAGES } from '#contract/identity/identity-limits.js'
import { budgetFloorDollars, budgetMinimumDollars, daysMaximum, roleBudget } from '#contract/limits.js'
import {
  briefMaximumMessage,
  briefMinimumMessage,
  budgetMaximumMessage,
  budgetMinimumMessage,
  choicesMaximumMessage,
  daysMaximumMessage,
  documentsMaximumMessage,
  durationMessage,
  entriesMaximumMessage,
  FIELD_MESSAGES as MESSAGES,
  paymentsTotalMessage,
  roleMaximumMessage,
  roleMinimumMessage,
  textMaximumMessage,
} from '#contract/messages.js'
import { countCharacters, emptyRichText, type RawContent } from '#contract/rich-text/raw-content.js'
import type { PostLimits } from '../post-type.js'
import type { EntryPart, FieldDescription, FieldKind } from './field-description.js'
import { type Payment, POST_FIELDS, type PostField, type PostForm } from './post-fields.js'

// One chain per field: yup reports every broken rule, and the first in the chain is shown. Values of the wrong type
// only come from API clients, but get the form's own messages too.
const text = (message: string) =>
  string()
    .typeError(message)
    .nonNullable(message)
    .test('storable', IDENTITY_MESSAGES.broken, (value) => isStorable(value ?? ''))
const flag = (message: string) => boolean().typeError(message).nonNullable(message).default(false)
const ids = (message: string, unknownMessage: string) =>
  array()
    .of(text(unknownMessage).defined(unknownMessage))
    .transform((value) => (value === null ? [] : value))
    .typeError(message)
    .default([])

const choices = (minimumMessage: string, maximum: number, maximumMessage: string, isOptional: boolean) =>
  ids(minimumMessage, MESSAGES.unknownChoice)
    .min(isOptional ? 0 : 1, minimumMessage)
    .max(maximum, maximumMessage)

const someChoices = ({ choicesMax }: PostLimits, isOptional: boolean) =>
  choices(MESSAGES.required, choicesMax, choicesMaximumMessage(choicesMax), isOptional)

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

const amount = (isOptional: boolean) =>
  numeric()
    .test('required', MESSAGES.required, (value) => isOptional || !isMissing(value))
    .test('cents', MESSAGES.number, (value) => isMissing(value) || isInCents(value))
    .test('positive', MESSAGES.positive, (value) => isMissing(value) || value >= 0)

const minBudget = ({ budgetMinDollarsByUnit: minimums, roleBudgets }: PostLimits, isOptional: boolean) =>
  amount(isOptional).test('unit-minimum', function (value) {
    const { durationType } = this.parent as PostForm
    const range = roleBudget(roleBudgets, durationType)
    if (range && !isMissing(value) && value < range.minDollars)
      return this.createError({ message: value === 0 ? MESSAGES.positive : roleMinimumMessage(range.minDollars) })
    if (isMissing(value) || value >= budgetMinimumDollars(minimums, durationType)) return true
    return this.createError({ message: budgetMinimumMessage(budgetFloorDollars(minimums, durationType)) })
  })

const maxBudget = ({ budgetMaxDollars, roleBudgets }: PostLimits, isOptional: boolean) =>
  amount(isOptional)
    .test('positive-maximum', MESSAGES.positive, (value) => value !== 0)
    .test('role-maximum', function (value) {
      const range = roleBudget(roleBudgets, (this.parent as PostForm).durationType)
      if (!range || isMissing(value) || value <= range.maxDollars) return true
      return this.createError({ message: roleMaximumMessage(range.maxDollars) })
    })
    .test('cap', budgetMaximumMessage(budgetMaxDollars), (value) => isMissing(value) || value <= budgetMaxDollars)
    .test('order', MESSAGES.budgetOrder, function (value) {
      const { minBudgetAmount } = this.parent as PostForm
      return isMissing(value) || typeof minBudgetAmount !== 'number' || value >= minBudgetAmount
    })

const duration = ({ durationMonthsMin: min, durationMonthsMax: max }: PostLimits, isOptional: boolean) => {
  const message = durationMessage(min, max)
  const isDuration = (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
  return numeric()
    .typeError(message)
    .test('range', message, (value) => (isOptional && isMissing(value)) || isDuration(value))
}

const days = (_: PostLimits, isOptional: boolean) =>
  numeric()
    .test('required', MESSAGES.daysMin, (value) => isOptional || !isMissing(value))
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

const shortText = (charactersMax: number) =>
  text(MESSAGES.required).default('').trim().max(charactersMax, textMaximumMessage(charactersMax))

/** One line with something visible in it: titles are subjects of emails, and what can't be seen names nothing. */
const namingLine = (charactersMax: number) =>
  shortText(charactersMax)
    .required(MESSAGES.required)
    .test('visible', MESSAGES.required, hasVisibleSign)
    .test('line', IDENTITY_MESSAGES.oneLine, isOneLine)

const title = () => namingLine(TITLE_CHARACTERS_MAX)

/** One text of an entry; the first names it, so it is required. */
const entryText = ({ charactersMax, isLong }: EntryPart, isFirst: boolean) => {
  if (isFirst && !isLong) return namingLine(charactersMax)
  const rule = shortText(charactersMax)
  return isFirst ? rule.required(MESSAGES.required).test('visible', MESSAGES.required, hasVisibleSign) : rule
}

const entries = (isOptional: boolean, parts: readonly EntryPart[]) =>
  array()
    .of(
      object(Object.fromEntries(parts.map((part, index) => [part.key, entryText(part, index === 0)])))
        .noUnknown()
        .typeError(MESSAGES.required)
        .nonNullable(MESSAGES.required),
    )
    .transform((value) => (value === null ? [] : value))
    .typeError(MESSAGES.required)
    .default([])
    .min(isOptional ? 0 : 1, MESSAGES.required)
    .max(ENTRIES_MAX, entriesMaximumMessage(ENTRIES_MAX))

const payment = () =>
  object({
    details: namingLine(PAYMENT_CHARACTERS_MAX),
    percentage: numeric()
      .typeError(MESSAGES.percentage)
      .test('percentage', MESSAGES.percentage, (value) => isPercentage(value)),
  })
    .noUnknown()
    .typeError(MESSAGES.required)
    .nonNullable(MESSAGES.required)

const isPercentage = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100

const payments = (isOptional: boolean) =>
  array()
    .of(payment())
    .transform((value) => (value === null ? [] : value))
    .typeError(MESSAGES.required)
    .default([])
    .min(isOptional ? 0 : 1, MESSAGES.required)
    .max(ENTRIES_MAX, entriesMaximumMessage(ENTRIES_MAX))
    .test('total', function (value) {
      const shares = (value as unknown as Payment[]).map((one) => one?.percentage)
      const total = shares.reduce<number>((sum, share) => sum + Number(share), 0)
      // a share that is no number has a message of its own
      if (shares.length === 0 || !shares.every(isPercentage) || total === 100) return true
      return this.createError({ message: paymentsTotalMessage(total) })
    })

type Rule = (limits: PostLimits, isOptional: boolean) => AnySchema

const optionalChoice = () =>
  text(MESSAGES.unknownChoice)
    .nullable()
    .default(null)
    .transform((value) => (isBlank(value) ? null : value))

const requiredChoice = () => text(MESSAGES.required).default('').required(MESSAGES.required)

/** Fields that need more than their kind's rule (FRAC-49 to FRAC-68, GD-67, GD-69, GD-71). */
const FIELD_RULES: Readonly<Partial<Record<PostField, Rule>>> = {
  title,
  availabilityIds: ({ availabilitiesMax: max }, isOptional) =>
    choices(MESSAGES.required, max, choicesMaximumMessage(max, 'availability'), isOptional),
  skillIds: ({ skillsMax: max }, isOptional) =>
    choices(MESSAGES.skillsMin, max, choicesMaximumMessage(max, 'skills'), isOptional),
  durationMonths: duration,
  durationType: (_, isOptional) =>
    isOptional ? optionalChoice() : text(MESSAGES.durationType).default('').required(MESSAGES.durationType),
  minBudgetAmount: minBudget,
  maxBudgetAmount: maxBudget,
  noOfDays: days,
  noOfDaysUnit: daysUnit,
  brief,
  ndaIds: (limits) =>
    documentIds(limits).test('nda', MESSAGES.nda, function (value) {
      return (this.parent as PostForm).companyAskedToSignNda !== true || value.length > 0
    }),
}

const TITLE_CHARACTERS_MAX = 120
const PAYMENT_CHARACTERS_MAX = 200
/** As the columns' constraints have it. */
const ENTRIES_MAX = 20
const EXPERTS_MAX = 10
const WHOLE_NUMBER_MAX = 9999
const TEXT_CHARACTERS_MAX = 500

/** Validation for any field of a kind. Whatever it accepts must fit the column. */
export const KIND_RULES: Readonly<
  Record<FieldKind, (limits: PostLimits, isOptional: boolean, parts?: readonly EntryPart[]) => AnySchema>
> = {
  choices: someChoices,
  choice: (_, isOptional) => (isOptional ? optionalChoice() : requiredChoice()),
  unit: (_, isOptional) => (isOptional ? optionalChoice() : requiredChoice()),
  dollars: ({ budgetMaxDollars: max }, isOptional) =>
    amount(isOptional).test('cap', budgetMaximumMessage(max), (value) => isMissing(value) || value <= max),
  number: () =>
    numeric().test(
      'whole',
      MESSAGES.number,
      (value) => isMissing(value) || (Number.isInteger(value) && value >= 0 && value <= WHOLE_NUMBER_MAX),
    ),
  text: () => shortText(TEXT_CHARACTERS_MAX),
  richText: () => mixed<RawContent>().nonNullable(MESSAGES.required).default(emptyRichText),
  entries: (_, isOptional, parts = []) => entries(isOptional, parts),
  payments: (_, isOptional) => payments(isOptional),
  experts: (_, isOptional) =>
    ids(MESSAGES.unknownExpert, MESSAGES.unknownExpert)
      .min(isOptional ? 0 : 1, MESSAGES.expertsMin)
      .max(EXPERTS_MAX, choicesMaximumMessage(EXPERTS_MAX, 'experts')),
  flag: () => flag(MESSAGES.required),
  documents: documentIds,
  consent: () => flag(MESSAGES.terms).oneOf([true], MESSAGES.terms),
}

/**
 * Validation of a field in every type of post that has it.
 * @param isOptional whether the type lets it stay empty
 */
export function fieldRule(field: PostField, limits: PostLimits, isOptional: boolean): AnySchema {
  const description: FieldDescription = POST_FIELDS[field]
  const mayBeEmpty = isOptional || 'isOptional' in description
  const parts = description.kind === 'entries' ? description.parts : undefined
  return FIELD_RULES[field]?.(limits, mayBeEmpty) ?? KIND_RULES[description.kind](limits, mayBeEmpty, parts)
}
