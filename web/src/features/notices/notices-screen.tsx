import { Bell } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { NoticeRow } from './notice-row'
import { useMarkSeen, useNotices } from './use-notices'
import { useUnseenCount } from './use-unseen-count'

export function NoticesScreen() {
  useDocumentTitle('Notices')
  const count = useUnseenCount() ?? 0
  const { markAllSeen, isBusy } = useMarkSeen()
  return (
    <>
      <PageHeader
        title="Notices"
        lead="News about your roles and offers."
        actions={
          <>
            <LinkButton variant="quiet" to={paths.accountNotifications()}>
              Settings
            </LinkButton>
            {count > 0 ? (
              <Button onClick={markAllSeen} isBusy={isBusy}>
                Mark all as seen
              </Button>
            ) : null}
          </>
        }
      />
      <NoticesList />
    </>
  )
}

function NoticesList() {
  const list = useNotices()
  const { markSeen } = useMarkSeen()
  if (list.isPending) return <SkeletonRows label="Loading notices" rows={['h-16', 'h-16', 'h-16']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const notices = list.data.pages.flatMap((page) => page.rows)
  if (notices.length === 0)
    return (
      <EmptyState
        icon={Bell}
        title="You’re all caught up"
        text="News about your roles and offers shows up here."
        action={<LinkButton to={paths.opportunitySummary()}>Browse opportunities</LinkButton>}
      />
    )
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onOpen={markSeen} isWhole />
          </li>
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  )
}
