import type { PostField } from '#contract/opportunities/types/post-fields.js'

/**
 * What somebody sent to post or change something, before it is checked: names as in the form, amounts in US dollars.
 * Units may be ids or codes of duration types; values may be of any kind.
 */
export type PostingInput = Record<PostField | 'type' | 'expertId', unknown>
