import type { ChoiceField, Payment, PostValues } from '#contract/opportunities/types/fields/post-fields.js'
import type { OpportunityType } from '#contract/opportunities/types.js'

/** A validated post, ready to store: existing ids, cents, clean rich text, and the computed title. */
export interface PostingContent extends PostValues {
  type: OpportunityType
  title: string
}

/** What the database says about a post's ids. */
export interface PostingReference {
  units: readonly { id: string; code: string }[]
  /** For each field, the names of those sent ids that may be chosen. */
  live: ReadonlyMap<ChoiceField, ReadonlyMap<string, string>>
  /** The poster's documents that are unattached, or attached to this post, with their upload type. */
  documents: ReadonlyMap<string, string>
  /** Documents an edit has removed from this post; they can't come back. */
  removedDocuments: ReadonlySet<string>
  /** The payment schedule of an edited post, if a part of it has been paid; it can't change any more. */
  paidSchedule: readonly Payment[] | null
}
