import { formatRelativeDate } from '#lib/dates.js'
import type { ReviewDetailQuery } from '../review-detail.generated'
import type { ReviewedOpportunity } from './review-changes'

type AuditEntry = ReviewDetailQuery['staff_audit_log'][number]

/** A version that the current one can be compared with. */
export interface ComparableVersion {
  versionNo: number
  /** "Version 2, edited 3 days ago" */
  label: string
}

const DECISIONS = {
  approve_opportunity: 'approved',
  request_opportunity_changes: 'sent back',
} as const
type Decision = keyof typeof DECISIONS

const isDecision = (action: string): action is Decision => action in DECISIONS

/**
 * The version that staff compare with by default: the one last approved of a post edited since, and of a post that came
 * back with changes the one that was sent back. Null if staff haven't decided on an earlier version.
 */
export function baselineOf(post: ReviewedOpportunity, log: readonly AuditEntry[]): number | null {
  const asked: Partial<Record<string, Decision>> = {
    'edited after approval': 'approve_opportunity',
    waiting: 'request_opportunity_changes',
  }
  const decision = asked[post.review_status]
  if (!decision) return null
  const entry = log.find(({ action }) => action === decision)
  const since = entry?.created_at ?? (decision === 'approve_opportunity' ? post.published_at : null)
  const versionNo = (entry && versionIn(entry)) ?? (since ? versionAt(post, since) : post.version_no)
  return versionNo < post.version_no ? versionNo : null
}

/** What changed since then, as a heading. */
export function baselineTitle(post: ReviewedOpportunity): string {
  return post.review_status === 'waiting' ? 'Changed since it was sent back' : 'Changed since approval'
}

/** Earlier versions, the newest first, with when each was written and what staff decided about it. */
export function comparableVersions(post: ReviewedOpportunity, log: readonly AuditEntry[]): ComparableVersion[] {
  const decided = new Map<number, string>()
  for (const entry of [...log].reverse()) {
    if (isDecision(entry.action))
      decided.set(versionIn(entry) ?? versionAt(post, entry.created_at), DECISIONS[entry.action])
  }
  return post.versions.map(({ version_no: versionNo }, index) => {
    // a version begins where the one before it ended
    const began = versionNo === 1 ? post.created_at : post.versions[index + 1]?.created_at
    const written = began ? `, ${versionNo === 1 ? 'posted' : 'edited'} ${formatRelativeDate(began)}` : ''
    const decision = decided.get(versionNo)
    return { versionNo, label: `Version ${versionNo}${written}${decision ? `, ${decision}` : ''}` }
  })
}

/** Decisions name the version they are about; older ones don't. */
function versionIn({ details }: AuditEntry): number | null {
  const version = (details as { version?: unknown } | null)?.version
  return typeof version === 'number' ? version : null
}

/** The version that stood at a time: the oldest of those replaced since. */
function versionAt(post: ReviewedOpportunity, at: string): number {
  const replacedSince = post.versions.filter(({ created_at }) => Date.parse(created_at) >= Date.parse(at))
  return replacedSince.at(-1)?.version_no ?? post.version_no
}
