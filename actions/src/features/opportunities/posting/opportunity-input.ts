import { DOLLARS_TO_CENTS } from '../../../../contract/limits.js'
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

/** A bigint arrives as a number or as text; what is neither goes on as it is, for the form's own message. */
function toDollars(cents: unknown): unknown {
  if (cents === null || cents === undefined || cents === '') return cents
  const amount = Number(cents)
  return Number.isFinite(amount) ? amount / DOLLARS_TO_CENTS : cents
}
