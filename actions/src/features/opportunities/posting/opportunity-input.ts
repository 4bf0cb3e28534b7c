import { readCents } from '#contract/applications/amounts.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import {
  ALL_FIELDS,
  POST_FIELDS,
  type PostField,
  type PostValues,
} from '#contract/opportunities/types/fields/post-fields.js'
import type { PostingInput } from '#domain/posts/posting-input.js'

/** `OpportunityInput` of actions.graphql, type-checked by the engine; amounts are cents, units are ids. */
export type OpportunityInput = Partial<Record<keyof PostValues | 'type' | 'expertId', unknown>>

/** Keys absent from the input are absent from the result. */
export function fromOpportunityInput(input: OpportunityInput): Partial<PostingInput> {
  const { type, expertId } = input
  return { type, expertId, ...Object.fromEntries(ALL_FIELDS.map((field) => [field, readField(field, input)])) }
}

function readField(field: PostField, input: OpportunityInput): unknown {
  const sent = input[POST_FIELDS[field].input]
  return POST_FIELDS[field].kind === 'dollars' ? toDollars(sent) : sent
}

/** An invalid number of cents is passed on as not a number, for the form's own message. */
function toDollars(cents: unknown): unknown {
  return cents === null || cents === undefined || cents === '' ? cents : readCents(cents) / DOLLARS_TO_CENTS
}
