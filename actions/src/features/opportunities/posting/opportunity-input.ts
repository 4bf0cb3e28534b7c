import { readCents } from '#contract/applications/amounts.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { ALL_FIELDS, POST_FIELDS, type PostField, type PostValues } from '#contract/opportunities/types/post-fields.js'
import type { PostingInput } from '#domain/posts/posting-input.js'

/** `OpportunityInput` of actions.graphql: the engine has checked its types; amounts are cents, units are ids. */
export type OpportunityInput = Partial<Record<keyof PostValues | 'type' | 'expertId', unknown>>

/** What is not named is absent in the result as well. */
export function fromOpportunityInput(input: OpportunityInput): Partial<PostingInput> {
  const { type, expertId } = input
  return { type, expertId, ...Object.fromEntries(ALL_FIELDS.map((field) => [field, readField(field, input)])) }
}

function readField(field: PostField, input: OpportunityInput): unknown {
  const sent = input[POST_FIELDS[field].input]
  return POST_FIELDS[field].kind === 'dollars' ? toDollars(sent) : sent
}

/** What is no whole number of cents is none for the form either, which has the words for it. */
function toDollars(cents: unknown): unknown {
  return cents === null || cents === undefined || cents === '' ? cents : readCents(cents) / DOLLARS_TO_CENTS
}
