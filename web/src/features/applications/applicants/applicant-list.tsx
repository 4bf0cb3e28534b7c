import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PLACES } from '#entities/opportunity/next-place.js'
import { isUuid } from '#lib/stored/uuid.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import type { Application } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { useMarkSeen } from '../page/use-mark-seen'
import { Entries, Entry } from './entries'
import { type ApplicantTab, useApplicant, useApplicants } from './use-applicants'

interface ApplicantListProps {
  view: ApplicationView
  tab: ApplicantTab
  label: string
  /** shown when the list is empty */
  empty: string
  /** the applicant to show first if the address names none */
  named?: string | null
  /** whether the applicant named in the address belongs in this list */
  isListed?(application: Application): boolean
  /** renders one applicant */
  children(application: Application): ReactNode
}

/** The applicants in one tab of the poster's page, paged; the one named in the address comes first. */
export function ApplicantList({ view, tab, label, empty, named, isListed, children }: ApplicantListProps) {
  const list = useApplicants(view, tab)
  const fromAddress = useSearchParams()[0].get('applicant')
  const wanted = useApplicant(view, fromAddress && isUuid(fromAddress) ? fromAddress : (named ?? null))
  const first = wanted.applicant && (isListed?.(wanted.applicant) ?? true) ? [wanted.applicant] : []
  const rest = list.data?.pages.flatMap(({ rows }) => rows) ?? []
  const people = [...first, ...rest.filter(({ user_id }) => user_id !== first[0]?.user_id)]
  const isPending = list.isPending || wanted.isPending
  useMarkSeen(view, tab === 'interests' && list.data && !isPending ? tab : null, people)
  if (isPending) return <ListSkeleton />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  if (people.length === 0) return <EmptyState title={empty} />
  return (
    <>
      {wanted.error ? (
        <ErrorState title="This applicant can’t be shown right now" error={wanted.error} onRetry={wanted.ask} />
      ) : null}
      <Entries label={label}>
        {people.map((application) => (
          <Entry key={application.user_id} place={PLACES.applicant(application.user_id)}>
            {children(application)}
          </Entry>
        ))}
      </Entries>
      <MoreRows list={list} />
    </>
  )
}

function ListSkeleton() {
  return (
    <SkeletonRegion label="Loading the applicants">
      <div className="flex flex-col gap-4">
        {['first', 'second'].map((key) => (
          <div key={key} className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
            <div className="flex items-start gap-4">
              <Skeleton className="size-14 shrink-0 rounded-full" />
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                <Skeleton className="h-6 w-48 max-w-full" />
                <Skeleton className="h-4 w-64 max-w-full" />
              </div>
            </div>
            <Skeleton className="h-12 w-40" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
