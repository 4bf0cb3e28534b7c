import { readCents } from '#contract/applications/amounts.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { PostingInput } from './posting-input.js'

/** `OpportunityInput` of actions.graphql: the engine has checked its types; amounts are cents. */
export interface OpportunityInput
  extends Omit<PostingInput, 'durationType' | 'noOfDaysUnit' | 'minBudgetAmount' | 'maxBudgetAmount'> {
  durationTypeId?: unknown
  noOfDaysUnitId?: unknown
  minBudgetCents?: unknown
  maxBudgetCents?: unknown
}

export function fromOpportunityInput(input: Partial<OpportunityInput>): Partial<PostingInput> {
  const { durationTypeId, noOfDaysUnitId, minBudgetCents, maxBudgetCents, ...rest } = input
  return {
    ...rest,
    durationType: durationTypeId,
    noOfDaysUnit: noOfDaysUnitId,
    minBudgetAmount: toDollars(minBudgetCents),
    maxBudgetAmount: toDollars(maxBudgetCents),
  }
}

/** What is no whole number of cents is none for the form either, which has the words for it. */
function toDollars(cents: unknown): unknown {
  return cents === null || cents === undefined || cents === '' ? cents : readCents(cents) / DOLLARS_TO_CENTS
}
