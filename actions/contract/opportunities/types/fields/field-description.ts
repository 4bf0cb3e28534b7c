import type { POST_UPLOAD_TYPES } from '#contract/files/upload-limits.js'
import type { MasterList } from './master-lists.js'

/** What a field holds, which determines how it is normalised, compared and stored. */
export type FieldKind =
  /** ids of a master list */
  | 'choices'
  /** one id of a master list, or none */
  | 'choice'
  /** the code of a duration type, stored as its id */
  | 'unit'
  /** stored as cents */
  | 'dollars'
  | 'number'
  | 'text'
  | 'richText'
  /** a list of short texts, such as a title with details */
  | 'entries'
  /** in which parts the work is paid */
  | 'payments'
  /** ids of experts who are asked for */
  | 'experts'
  | 'flag'
  /** ids of uploaded files */
  | 'documents'
  /** given once, on first posting */
  | 'consent'

interface NamedField {
  /** The label on the page. */
  label: string
  /** Its keys in a REST payload: the official name first, then accepted aliases (FRAC-02, GD-56). */
  payload: readonly string[]
  /** Its key in the actions' `OpportunityInput`, and in storage. */
  input: string
}

/** Stored in a column of `opportunities`. For choices and units its name ends in `_id`; the rest names the relation. */
interface ColumnDescription extends NamedField {
  column: string
}

interface ChoicesDescription extends NamedField {
  kind: 'choices'
  list: MasterList
  placeholder: string
  /** From the post to its rows in the table `opportunity_{relation}`. */
  relation: string
  /**
   * The column of those rows with the chosen id, `topic_id`; without `_id` it names the relation to the chosen entry.
   */
  column: string
  /** The first choice matters: it names the post, or comes first on the page. */
  isOrdered?: true
}

interface ChoiceDescription extends ColumnDescription {
  kind: 'choice'
  list: MasterList
  /** For an optional choice: what choosing nothing means. */
  placeholder: string
  isOptional?: true
}

interface UnitDescription extends ColumnDescription {
  kind: 'unit'
  isOptional?: true
}

interface PlainDescription extends ColumnDescription {
  kind: 'dollars' | 'number' | 'text' | 'richText' | 'flag'
}

/** One text of an entry. */
export interface EntryPart {
  key: 'title' | 'details' | 'description'
  label: string
  placeholder: string
  charactersMax: number
  /** several lines */
  isLong?: true
}

interface EntriesDescription extends ColumnDescription {
  kind: 'entries'
  /** What each entry says; stored as an object with these keys. */
  parts: readonly [EntryPart, ...EntryPart[]]
  /** "Add a deliverable" */
  add: string
}

/** Stored in a table of its own, which not everybody who sees the post may read. */
interface PaymentsDescription extends NamedField {
  kind: 'payments'
  relation: string
}

/** People rather than entries of a list: whoever chooses them looks them up by name. */
interface ExpertsDescription extends NamedField {
  kind: 'experts'
  /** From the post to its rows in the table `opportunity_{relation}`, each with a `user_id`. */
  relation: string
}

interface DocumentsDescription extends NamedField {
  kind: 'documents'
  /** The upload type of its files. */
  uploadType: (typeof POST_UPLOAD_TYPES)[number]
}

interface ConsentDescription extends NamedField {
  kind: 'consent'
}

export type FieldDescription =
  | ChoicesDescription
  | ChoiceDescription
  | UnitDescription
  | PlainDescription
  | EntriesDescription
  | PaymentsDescription
  | ExpertsDescription
  | DocumentsDescription
  | ConsentDescription
