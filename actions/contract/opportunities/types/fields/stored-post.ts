import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { MASTER_LISTS, MasterList } from './master-lists.js'
import { masterList } from './master-lists.js'
import {
  type AmountField,
  blankPostForm,
  type ChoicesField,
  type ColumnField,
  type Descriptions,
  type EntriesField,
  type Entry,
  type FlagField,
  fieldsOfKind,
  isOfKind,
  type NumberField,
  POST_FIELDS,
  type PostForm,
  type TextField,
  type UnitField,
} from './post-fields.js'
import { FIELDS_IN_WORDS, type FieldInWords, type PostInWords } from './post-lines.js'

type RelationOf<Column extends string> = Column extends `${infer Relation}_id` ? Relation : never
type Chosen<List extends MasterList> = { readonly id: string } & {
  readonly [Name in (typeof MASTER_LISTS)[List]['name']]: string
}

type StoredChoices = {
  readonly [Field in ChoicesField as Descriptions[Field]['relation']]: readonly ({
    readonly [Column in Descriptions[Field]['column']]: string
  } & {
    readonly [Relation in RelationOf<Descriptions[Field]['column']>]: Chosen<Descriptions[Field]['list']> | null
  })[]
}

type ChoiceColumn = Exclude<
  ColumnField,
  UnitField | AmountField | NumberField | TextField | EntriesField | FlagField | 'briefRichText'
>
type StoredChoice = { readonly [Field in ChoiceColumn as Descriptions[Field]['column']]: string | null } & {
  readonly [Field in ChoiceColumn as RelationOf<Descriptions[Field]['column']>]: Chosen<
    Descriptions[Field]['list']
  > | null
}

/**
 * A post as read by the fragment `PostFields`. The type is derived from the field descriptions, so the compiler rejects
 * a row if the fragment omits a field.
 */
export type StoredPost = StoredChoices &
  StoredChoice & {
    readonly [Field in UnitField as RelationOf<Descriptions[Field]['column']>]: { readonly code: string } | null
  } & { readonly [Field in AmountField | NumberField as Descriptions[Field]['column']]: number | null } & {
    readonly [Field in TextField as Descriptions[Field]['column']]: string | null
  } & { readonly [Field in FlagField as Descriptions[Field]['column']]: boolean } & {
    readonly brief_rich_text: unknown
  } & { readonly [Field in EntriesField as Descriptions[Field]['column']]: unknown } & {
    /** Empty for those who may not see it. */
    readonly payments: readonly StoredPayment[]
    readonly package_experts: readonly StoredExpert[]
  }

/** An expert the post asks for; null if they have left or are suspended. */
interface StoredExpert {
  readonly user_id: string
  readonly user: { readonly id: string; readonly first_name: string; readonly last_name: string } | null
}

export interface StoredPayment {
  readonly id: string
  readonly details: string
  readonly percentage: number
  readonly paid_at: string | null
}

/** The id of each choice, and its entry; null if it has been deleted. */
export interface StoredEntry {
  id: string
  entry: Readonly<Record<string, unknown>> | null
}

/** The chosen entries, in the post's order. */
export function chosenEntries(post: StoredPost, field: ChoicesField): StoredEntry[] {
  const { relation, column } = POST_FIELDS[field]
  return (valueAt(post, relation) as readonly object[]).map((row) => ({
    id: valueAt(row, column) as string,
    entry: entryOf(row, column),
  }))
}

/** The entry a column's relation refers to. */
export function relatedEntry(post: StoredPost, field: ChoiceColumn | UnitField): StoredEntry['entry'] {
  return entryOf(post, POST_FIELDS[field].column)
}

/** A stored post's columns and choices as form values, without files and consent. */
export function storedFormValues(post: StoredPost): Partial<PostForm> {
  const blank = blankPostForm()
  const columns = fieldsOfKind('choice', 'unit', 'dollars', 'number', 'text', 'richText', 'entries', 'flag')
  return Object.fromEntries([
    ...fieldsOfKind('choices').map((field) => [field, chosenEntries(post, field).map(({ id }) => id)]),
    ...columns.map((field) => [field, formValue(post, field) ?? blank[field]]),
    ['packageExpertIds', post.package_experts.map(({ user_id }) => user_id)],
    ['paymentSchedules', post.payments.map(({ details, percentage }) => ({ details, percentage }))],
  ])
}

function formValue(post: StoredPost, field: ColumnField): unknown {
  if (isOfKind(field, 'unit')) return relatedEntry(post, field)?.code
  const stored = storedColumn(post, field)
  return isOfKind(field, 'dollars') && stored !== null ? Number(stored) / DOLLARS_TO_CENTS : stored
}

/** A stored post with names in place of ids. */
export function postInWords(post: StoredPost): PostInWords {
  const words = FIELDS_IN_WORDS.map((field) => [field, fieldInWords(post, field)])
  return Object.fromEntries(words) as PostInWords
}

function fieldInWords(post: StoredPost, field: FieldInWords): unknown {
  const nameOf = (list: MasterList, entry: StoredEntry['entry']) => entry?.[masterList(list).name]
  if (isOfKind(field, 'choices'))
    return joinNames(chosenEntries(post, field).map(({ entry }) => nameOf(POST_FIELDS[field].list, entry)))
  if (isOfKind(field, 'choice')) return nameOf(POST_FIELDS[field].list, relatedEntry(post, field)) ?? null
  if (isOfKind(field, 'unit')) return relatedEntry(post, field)?.code ?? null
  return storedColumn(post, field)
}

/** Sorted, because the order of clicks is not a change. */
export function joinNames(names: readonly unknown[]): string {
  return names.filter(Boolean).sort().join(', ')
}

/** The entries of a list; its column's constraint vouches for their shape. */
export function storedEntries(
  post: Pick<StoredPost, Descriptions[EntriesField]['column']>,
  field: EntriesField,
): Entry[] {
  return post[POST_FIELDS[field].column] as Entry[]
}

export function storedColumn(post: StoredPost, field: ColumnField): unknown {
  return valueAt(post, POST_FIELDS[field].column)
}

function entryOf(row: object, column: string): StoredEntry['entry'] {
  return (valueAt(row, column.replace(/_id$/, '')) ?? null) as StoredEntry['entry']
}

function valueAt(row: object, key: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[key]
}
