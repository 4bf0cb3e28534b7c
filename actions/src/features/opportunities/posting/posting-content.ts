import type { ChoiceField, PostValues } from '#contract/opportunities/types/post-fields.js'
import type { OpportunityType } from '#contract/opportunities/types.js'

/** A checked post, ready to be stored: ids that exist, cents, clean rich text, the title built here. */
export interface PostingContent extends PostValues {
  type: OpportunityType
  title: string
}

/** What the database knows about the ids of a post. */
export interface PostingReference {
  units: readonly { id: string; code: string }[]
  /** Per field the live ids among those that were sent, with their names. */
  live: ReadonlyMap<ChoiceField, ReadonlyMap<string, string>>
  /** Documents of the poster that are attached to nothing, or to this post already, with their upload type. */
  documents: ReadonlyMap<string, string>
  /** Documents that an edit has taken off this post; they don't come back. */
  removedDocuments: ReadonlySet<string>
}
