import { fullName } from '#contract/format/full-name.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { MasterRows } from '#contract/opportunities/types/fields/master-lists.js'
import {
  ALL_FIELDS,
  fieldsOfKind,
  type Payment,
  POST_FIELDS,
  type PostField,
} from '#contract/opportunities/types/fields/post-fields.js'
import {
  entryInWords,
  type PostInWords,
  paymentInWords,
  postLines,
} from '#contract/opportunities/types/fields/post-lines.js'
import { joinNames, postInWords } from '#contract/opportunities/types/fields/stored-post.js'
import type { ReviewDetailQuery } from '../review-detail.generated'
import { type BriefBlock, type BriefLine, briefBlocks, diffBriefs } from './brief/brief-lines'
import type { ReviewNamesQuery } from './review-names.generated'
import { type DiffPart, diffItems, diffWords } from './word-diff'

export type ReviewedOpportunity = NonNullable<ReviewDetailQuery['opportunities_by_pk']>

/** A post before an edit, as the service stores it: ids, dollars, plain and rich text. */
export type Snapshot = Partial<Record<PostField, unknown>> & {
  title: string
  brief: string
  /** As applicants saw it; missing in older versions. */
  sheet?: { documents: SnapshotDocument[]; experts?: { name: string }[] }
}

/** A post at one moment, in display text. */
export interface DisplayedPost {
  title: string
  brief: readonly BriefBlock[]
  inWords: PostInWords
  payments: readonly Payment[]
  /** the names of the experts it asks for */
  experts: string[]
  /** null if they weren't recorded */
  documents: SnapshotDocument[] | null
}

export interface SnapshotDocument {
  id: string
  name: string
  isNda: boolean
}

interface Change {
  name: string
  mark: 'added' | 'removed' | 'changed'
}

/** A field whose parts are, joined, both its earlier and its current value. */
interface ValueChange extends Change {
  shape: 'text' | 'list'
  parts: DiffPart[]
}

interface BriefChange extends Change {
  shape: 'brief'
  lines: BriefLine[]
}

export type FieldChange = ValueChange | BriefChange

/** Every field that reads differently now, in page order; the brief last. */
export function changesSince(before: DisplayedPost, opportunity: ReviewedOpportunity): FieldChange[] {
  const now = currentPost(opportunity)
  const earlier = new Map(fieldsOf(opportunity.type, before).map(({ name, value }) => [name, value]))
  const rows = fieldsOf(opportunity.type, now).map(({ name, value }) => {
    const was = earlier.get(name) ?? ''
    return Array.isArray(value)
      ? change(name, 'list', diffItems([...was], value))
      : change(name, 'text', diffWords(String(was), value))
  })
  return [...rows, ...documentChanges(before, now), briefChange(before, now)].filter((row) => row !== null)
}

/** Lists entry by entry, everything else as one line. */
function fieldsOf(type: string, post: DisplayedPost): { name: string; value: string | string[] }[] {
  const lists = new Map<string, string[]>(
    fieldsOfKind('entries').map((field) => [POST_FIELDS[field].label, (post.inWords[field] ?? []).map(entryInWords)]),
  )
  const lines = postLines(type, post.inWords).map(({ name, value }) => ({ name, value: lists.get(name) ?? value }))
  const payments = { name: POST_FIELDS.paymentSchedules.label, value: post.payments.map(paymentInWords) }
  const experts = { name: POST_FIELDS.packageExpertIds.label, value: post.experts }
  return [{ name: 'Title', value: post.title }, ...lines, payments, experts]
}

/** The current post. */
export function currentPost(post: ReviewedOpportunity): DisplayedPost {
  return {
    title: post.title,
    brief: briefBlocks(post.brief, post.brief_rich_text),
    inWords: postInWords(post),
    payments: post.payments,
    experts: expertNames(post),
    documents: post.documents.map(({ id, asset_name: name, upload_type: type }) => ({
      id,
      name,
      isNda: type === POST_FIELDS.ndaIds.uploadType,
    })),
  }
}

/** The experts that a post asks for; without those who have left. */
export function expertNames({ package_experts }: Pick<ReviewedOpportunity, 'package_experts'>): string[] {
  return package_experts.flatMap(({ user }) => (user ? [fullName(user)] : []))
}

/** A stored version, which has ids where the page shows names. */
export function storedPost(snapshot: Snapshot, names: ReviewNamesQuery): DisplayedPost {
  const nameOf = namesById(names)
  const wordsOf = (field: PostField): unknown => {
    const [kept, { kind }] = [snapshot[field] ?? null, POST_FIELDS[field]]
    if (kind === 'choices') return joinNames(((kept ?? []) as string[]).map(nameOf))
    if (kind === 'choice' || kind === 'unit') return nameOf(kept as string | null)
    return kind === 'dollars' && kept !== null ? Math.round(Number(kept) * DOLLARS_TO_CENTS) : kept
  }
  return {
    title: snapshot.title,
    brief: briefBlocks(snapshot.brief, snapshot.briefRichText),
    inWords: Object.fromEntries(ALL_FIELDS.map((field) => [field, wordsOf(field)])) as unknown as PostInWords,
    payments: (snapshot.paymentSchedules ?? []) as Payment[],
    experts: (snapshot.sheet?.experts ?? []).map(({ name }) => name),
    documents: snapshot.sheet?.documents ?? null,
  }
}

/** Added and removed files, compared by kind and id: a new file under an old name counts. */
function documentChanges({ documents: before }: DisplayedPost, { documents: after }: DisplayedPost) {
  if (!before || !after) return []
  const without = (files: readonly SnapshotDocument[]) => (file: SnapshotDocument) =>
    files.every(({ id }) => id !== file.id)
  const kind = ({ isNda }: SnapshotDocument) => (isNda ? 'NDA file' : 'Document')
  return [
    ...before.filter(without(after)).map((file) => change(kind(file), 'text', [{ kind: 'removed', text: file.name }])),
    ...after.filter(without(before)).map((file) => change(kind(file), 'text', [{ kind: 'added', text: file.name }])),
  ]
}

type NameOf = (id: string | null) => string | null

/** Takes every list that posts choose from: a new one has to stand in the query too. */
function namesById(names: MasterRows & ReviewNamesQuery): NameOf {
  const byId = new Map<string, string>()
  for (const rows of Object.values(names)) {
    for (const { id, ...rest } of rows) byId.set(id, String(Object.values(rest)[0]))
  }
  return (id) => (id === null ? null : (byId.get(id) ?? id))
}

function briefChange(before: DisplayedPost, now: DisplayedPost): BriefChange | null {
  const lines = diffBriefs(before.brief, now.brief)
  if (lines.every(({ kind }) => kind === 'same' || kind === 'folded')) return null
  return { name: POST_FIELDS.brief.label, mark: 'changed', shape: 'brief', lines }
}

/** One row of the comparison; null if nothing differs. */
function change(name: string, shape: ValueChange['shape'], all: readonly DiffPart[]): ValueChange | null {
  const parts = all.filter(({ text }) => text !== '')
  if (parts.every(({ kind }) => kind === 'same')) return null
  const has = (...kinds: DiffPart['kind'][]) => parts.some(({ kind }) => kinds.includes(kind))
  const mark = !has('same', 'removed') ? 'added' : !has('same', 'added') ? 'removed' : 'changed'
  return { name, mark, shape, parts }
}
