import type { RoleBudgets } from '#contract/limits.js'
import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import type { ChoiceField, Payment, PostForm, PostValues } from '#contract/opportunities/types/fields/post-fields.js'

/** A validated post, ready to store: existing ids, cents, clean rich text, and the computed title. */
export interface PostingContent extends PostValues {
  type: OpportunityType
  title: string
  /** The one expert it is addressed to; null if it is for everybody who matches. */
  expertId: string | null
}

/** Whom a post is addressed to, as found in the database. */
export interface Addressee {
  isPoster: boolean
  /** An expert who isn't suspended. */
  canBeAsked: boolean
  /** Available for fractional roles, with a rate card that names category and roles (GD-54). */
  isForHire: boolean
  /** What their rate card and profile say. */
  card: Partial<PostForm>
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
  /** Who of the sent ids may be asked for: experts other than the poster, and whom the edited post asks for already. */
  experts: ReadonlySet<string>
  /** The payment schedule of an edited post, if a part of it has been paid; it can't change any more. */
  paidSchedule: readonly Payment[] | null
  /** Whom a new post asks: null if there is no such person. `kept` for an edit, whose expert stays. */
  addressee: Addressee | 'kept' | null
  /** What the role of an addressed post may be offered. */
  roleBudgets: RoleBudgets
}
