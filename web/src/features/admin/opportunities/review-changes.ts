import { formatCount, formatDaysPerUnit } from '#contract/format/counts.js'
import { amountUnit, formatBudget } from '#contract/format/money.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { budgetText } from '#entities/opportunity/opportunity-facts.js'
import type { ReviewDetailQuery } from './review-detail.generated'
import type { ReviewNamesQuery } from './review-names.generated'
import { type DiffPart, diffWords } from './word-diff'

export type ReviewedOpportunity = NonNullable<ReviewDetailQuery['opportunities_by_pk']>
type AuditEntry = ReviewDetailQuery['staff_audit_log'][number]

/** A post before an edit, as the service keeps it: ids, dollars, plain and rich words. */
export interface Snapshot {
  title: string
  brief: string
  categoryIds: string[]
  topicIds: string[]
  skillIds: string[]
  domainIds: string[]
  roleIds: string[]
  availabilityIds: string[]
  countryId: string | null
  durationMonths: number | null
  durationType: string | null
  minBudgetAmount: number | null
  maxBudgetAmount: number | null
  startDateId: string | null
  noOfDays: number | null
  noOfDaysUnit: string | null
  companyAskedToSignNda: boolean
  /** As applicants read it; versions of before that hold none. */
  sheet?: { documents: SnapshotDocument[] }
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
  /** null when the words of the brief are the same */
  brief: DiffPart[] | null
}

const NONE = 'None'

/** What the post said when it was last approved: the oldest version that was stored after that. */
export function lastApproved(opportunity: ReviewedOpportunity, log: readonly AuditEntry[]): Snapshot | null {
  const approval =
    log.find(({ action }) => action === 'approve_opportunity')?.created_at ?? opportunity.published_at ?? ''
  const since = opportunity.versions.filter(({ created_at }) => Date.parse(created_at) >= Date.parse(approval))
  const snapshot = since.at(-1)?.snapshot
  return typeof snapshot === 'object' && snapshot !== null ? (snapshot as Snapshot) : null
}

/** Every field that reads differently now, by the words people see. */
export function changesSince(before: Snapshot, now: ReviewedOpportunity, names: ReviewNamesQuery): Changes {
  const nameOf = namesById(names)
  const rows: FieldChange[] = [
    change('Title', before.title, now.title),
    change(
      'Category',
      list(before.categoryIds, nameOf),
      words(now.categories.map(({ category }) => category?.objective_name)),
    ),
    change('Role level', list(before.roleIds, nameOf), words(now.roles.map(({ role }) => role?.role_name))),
    change('Topics', list(before.topicIds, nameOf), words(now.topics.map(({ topic }) => topic?.topic_name))),
    change(
      'Skills',
      list(before.skillIds, nameOf),
      words(now.skills.map(({ expertise }) => expertise?.expertise_name)),
    ),
    change('Domain', list(before.domainIds, nameOf), words(now.domains.map(({ domain }) => domain?.domain_name))),
    change(
      'Availability',
      list(before.availabilityIds, nameOf),
      words(now.availabilities.map((row) => row.availability_type?.availability_type)),
    ),
    change('Country', nameOf(before.countryId), now.country?.country_name),
    change('Start', nameOf(before.startDateId), now.start_date?.start_date),
    change('Duration', months(before.durationMonths), months(now.duration_months)),
    change(
      'Days',
      formatDaysPerUnit(before.noOfDays, nameOf(before.noOfDaysUnit)),
      formatDaysPerUnit(now.no_of_days, now.no_of_days_unit?.code ?? null),
    ),
    change('Budget', budgetOf(before, nameOf), budgetNow(now)),
    change(
      'NDA',
      before.companyAskedToSignNda ? 'Asked for' : null,
      now.company_asked_to_sign_nda ? 'Asked for' : null,
    ),
  ]
  return {
    fields: [...rows.filter(({ before: was, after }) => was !== after), ...documentChanges(before, now)],
    brief: before.brief === now.brief ? null : diffWords(before.brief, now.brief),
  }
}

/** The poster's files of a post as a version keeps them. */
export function documentsOf(post: ReviewedOpportunity): SnapshotDocument[] {
  return post.documents.map(({ id, asset_name: name, upload_type: type }) => ({
    id,
    name,
    isNda: type === 'nda_create',
  }))
}

/** Files that came or went: each under its kind, a new file of an old name too. */
function documentChanges({ sheet }: Snapshot, now: ReviewedOpportunity): FieldChange[] {
  if (!sheet) return []
  const after = documentsOf(now)
  const without = (files: readonly SnapshotDocument[]) => (file: SnapshotDocument) =>
    files.every(({ id }) => id !== file.id)
  const kind = ({ isNda }: SnapshotDocument) => (isNda ? 'NDA file' : 'Document')
  return [
    ...sheet.documents.filter(without(after)).map((file) => change(kind(file), file.name, null)),
    ...after.filter(without(sheet.documents)).map((file) => change(kind(file), null, file.name)),
  ]
}

type NameOf = (id: string | null) => string | null

function namesById(names: ReviewNamesQuery): NameOf {
  const byId = new Map<string, string>()
  for (const rows of Object.values(names)) {
    for (const { id, ...rest } of rows) byId.set(id, String(Object.values(rest)[0]))
  }
  return (id) => (id === null ? null : (byId.get(id) ?? id))
}

function change(name: string, before: string | null | undefined, after: string | null | undefined): FieldChange {
  return { name, before: before || NONE, after: after || NONE }
}

function list(ids: readonly string[], nameOf: NameOf): string {
  return words(ids.map(nameOf))
}

/** Sorted, because the order in which somebody clicked is no change. */
function words(values: readonly (string | null | undefined)[]): string {
  return values.filter(Boolean).sort().join(', ')
}

function months(count: number | null): string | null {
  return count === null ? null : formatCount(count, 'month')
}

function budgetOf(before: Snapshot, nameOf: NameOf): string {
  const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * DOLLARS_TO_CENTS))
  return formatBudget({
    minCents: cents(before.minBudgetAmount),
    maxCents: cents(before.maxBudgetAmount),
    unit: amountUnit(nameOf(before.durationType)),
  })
}

const budgetNow = (now: ReviewedOpportunity) => budgetText(now)
