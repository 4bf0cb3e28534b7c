import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { MasterRows } from '#contract/opportunities/types/fields/master-lists.js'
import {
  ALL_FIELDS,
  type Payment,
  POST_FIELDS,
  type PostField,
} from '#contract/opportunities/types/fields/post-fields.js'
import { type PostInWords, paymentsInWords, postLines } from '#contract/opportunities/types/fields/post-lines.js'
import { joinNames, postInWords } from '#contract/opportunities/types/fields/stored-post.js'
import type { ReviewDetailQuery } from './review-detail.generated'
import type { ReviewNamesQuery } from './review-names.generated'
import { type DiffPart, diffWords } from './word-diff'

export type ReviewedOpportunity = NonNullable<ReviewDetailQuery['opportunities_by_pk']>
type AuditEntry = ReviewDetailQuery['staff_audit_log'][number]

/** A post before an edit, as the service stores it: ids, dollars, plain and rich text. */
export type Snapshot = Partial<Record<PostField, unknown>> & {
  title: string
  brief: string
  /** As applicants saw it; missing in older versions. */
  sheet?: { documents: SnapshotDocument[] }
}

/** A post at one moment, in display text. */
export interface DisplayedPost {
  title: string
  brief: string
  inWords: PostInWords
  payments: readonly Payment[]
  /** null if they weren't recorded */
  documents: SnapshotDocument[] | null
}

export interface SnapshotDocument {
  id: string
  name: string
  isNda: boolean
}

export interface FieldChange {
  name: string
  before: string
  after: string
}

export interface Changes {
  fields: FieldChange[]
  /** null if the brief's text is unchanged */
  brief: DiffPart[] | null
}

const NONE = 'None'

/** The post as last approved: the oldest version stored since then. */
export function lastApproved(opportunity: ReviewedOpportunity, log: readonly AuditEntry[]): Snapshot | null {
  const approval =
    log.find(({ action }) => action === 'approve_opportunity')?.created_at ?? opportunity.published_at ?? ''
  const since = opportunity.versions.filter(({ created_at }) => Date.parse(created_at) >= Date.parse(approval))
  const snapshot = since.at(-1)?.snapshot
  return typeof snapshot === 'object' && snapshot !== null ? (snapshot as Snapshot) : null
}

/** Every field whose display text differs now. */
export function changesSince(before: DisplayedPost, opportunity: ReviewedOpportunity): Changes {
  const now = currentPost(opportunity)
  const linesOf = (post: DisplayedPost) => [
    { name: 'Title', value: post.title },
    ...postLines(opportunity.type, post.inWords),
    { name: POST_FIELDS.paymentSchedules.label, value: paymentsInWords(post.payments) },
  ]
  const earlier = linesOf(before)
  const rows = linesOf(now).map(({ name, value }, index) => change(name, earlier[index]?.value, value))
  return {
    fields: [...rows.filter(({ before: was, after }) => was !== after), ...documentChanges(before, now)],
    brief: before.brief === now.brief ? null : diffWords(before.brief, now.brief),
  }
}

/** The current post. */
export function currentPost(post: ReviewedOpportunity): DisplayedPost {
  return {
    title: post.title,
    brief: post.brief,
    inWords: postInWords(post),
    payments: post.payments,
    documents: post.documents.map(({ id, asset_name: name, upload_type: type }) => ({
      id,
      name,
      isNda: type === POST_FIELDS.ndaIds.uploadType,
    })),
  }
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
    brief: snapshot.brief,
    inWords: Object.fromEntries(ALL_FIELDS.map((field) => [field, wordsOf(field)])) as unknown as PostInWords,
    payments: (snapshot.paymentSchedules ?? []) as Payment[],
    documents: snapshot.sheet?.documents ?? null,
  }
}

/** Added and removed files, compared by kind and id: a new file under an old name counts. */
function documentChanges({ documents: before }: DisplayedPost, { documents: after }: DisplayedPost): FieldChange[] {
  if (!before || !after) return []
  const without = (files: readonly SnapshotDocument[]) => (file: SnapshotDocument) =>
    files.every(({ id }) => id !== file.id)
  const kind = ({ isNda }: SnapshotDocument) => (isNda ? 'NDA file' : 'Document')
  return [
    ...before.filter(without(after)).map((file) => change(kind(file), file.name, null)),
    ...after.filter(without(before)).map((file) => change(kind(file), null, file.name)),
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

function change(name: string, before: string | null | undefined, after: string | null | undefined): FieldChange {
  return { name, before: before || NONE, after: after || NONE }
}
