import type { PostField } from '#contract/opportunities/types/fields/post-fields.js'

/**
 * Unvalidated input for posting or editing: keys as in the form, amounts in US dollars. Units may be ids or codes of
 * duration types; values may be of any type.
 */
export type PostingInput = Record<PostField | 'type' | 'expertId', unknown>
