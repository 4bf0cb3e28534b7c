import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { NativeSelect } from '#ui/form/native-select.js'
import type { ReviewDetailQuery } from '../review-detail.generated'
import { baselineOf, baselineTitle, comparableVersions } from './baseline'
import { ComparisonTable } from './comparison-table'
import { changesSince, type DisplayedPost, type ReviewedOpportunity, type Snapshot, storedPost } from './review-changes'
import { useReviewNamesQuery } from './review-names.generated'
import { useReviewVersionQuery } from './review-version.generated'

interface VersionComparisonProps {
  opportunity: ReviewedOpportunity
  log: ReviewDetailQuery['staff_audit_log']
}

/**
 * The post as it is beside an earlier version: by default the one staff last decided on, or whichever is chosen (X-31,
 * The choice is in the address.
 */
export function VersionComparison({ opportunity, log }: VersionComparisonProps) {
  const [query, setQuery] = useSearchParams()
  const selectId = useId()
  const versions = comparableVersions(opportunity, log)
  if (versions.length === 0) return null
  const baseline = baselineOf(opportunity, log)
  const asked = Number(query.get('version'))
  const chosen = versions.some(({ versionNo }) => versionNo === asked) ? asked : baseline
  const options = versions.map(({ versionNo, label }) => ({ value: String(versionNo), label }))
  const title = chosen !== null && chosen === baseline ? baselineTitle(opportunity) : 'Compare versions'

  const choose = (versionNo: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('id', opportunity.id)
        if (versionNo) next.set('version', versionNo)
        else next.delete('version')
        return next
      },
      { replace: true },
    )
  return (
    <ChangesFrame
      title={title}
      aside={
        <>
          <label htmlFor={selectId} className="shrink-0 text-muted">
            Compare with
          </label>
          <NativeSelect
            id={selectId}
            value={chosen === null ? '' : String(chosen)}
            options={chosen === null ? [{ value: '', label: 'Choose a version' }, ...options] : options}
            onChange={(event) => choose(event.target.value)}
          />
        </>
      }
    >
      {chosen === null ? null : (
        <StoredChanges
          key={chosen}
          versionNo={chosen}
          label={versions.find(({ versionNo }) => versionNo === chosen)?.label ?? `Version ${chosen}`}
          opportunity={opportunity}
        />
      )}
    </ChangesFrame>
  )
}

interface StoredChangesProps {
  versionNo: number
  label: string
  opportunity: ReviewedOpportunity
}

function StoredChanges({ versionNo, label, opportunity }: StoredChangesProps) {
  const names = useReviewNamesQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  // a version never changes
  const stored = useReviewVersionQuery({ id: opportunity.id, versionNo }, { staleTime: Number.POSITIVE_INFINITY })
  const failed = [names, stored].find(({ error }) => error)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!names.data || !stored.data) return <Skeleton className="h-24 w-full" />
  const snapshot = stored.data.opportunities_by_pk?.versions[0]?.snapshot as Snapshot | undefined
  if (!snapshot) return <p className="text-muted">This version isn’t stored.</p>
  return <Changes label={label} before={storedPost(snapshot, names.data)} opportunity={opportunity} />
}

/** What changed while the page was open. */
export function ChangesSinceOpened({
  before,
  opportunity,
}: {
  before: DisplayedPost
  opportunity: ReviewedOpportunity
}) {
  return (
    <ChangesFrame title="Changed since you opened it">
      <Changes label="When you opened it" before={before} opportunity={opportunity} />
    </ChangesFrame>
  )
}

function Changes({
  label,
  before,
  opportunity,
}: {
  label: string
  before: DisplayedPost
  opportunity: ReviewedOpportunity
}) {
  const changes = changesSince(before, opportunity)
  if (changes.length === 0) return <p className="text-muted">Only the formatting has changed.</p>
  return <ComparisonTable caption="Changes" before={label} after="Now" changes={changes} />
}

function ChangesFrame({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-y border-line py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="font-medium text-ink">{title}</h3>
        {aside ? <div className="flex min-w-0 items-center gap-2 max-md:w-full">{aside}</div> : null}
      </div>
      {children}
    </section>
  )
}
