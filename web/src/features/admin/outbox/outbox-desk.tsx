import { Inbox, RotateCw } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { MailView } from './mail-view'
import { MasterDetail } from './master-detail'
import { OutboxSkeleton } from './outbox-skeleton'
import { type OutboxMail, useOutbox } from './use-outbox'
import { useHasNewEmails } from './use-outbox-news'

/** The list of emails beside the open one; on phones, one at a time. */
export function OutboxDesk() {
  const { productName } = useConfig()
  const outbox = useOutbox()
  const [query, setQuery] = useSearchParams()
  const mails = outbox.data?.pages.flatMap((page) => page.mails) ?? []
  const chosenId = query.get('mail')
  const newest = mails[0]
  const current = chosenId ? mails.find(({ id }) => id === chosenId) : newest

  if (outbox.isPending) return <OutboxSkeleton />
  if (outbox.error && !newest)
    return <ErrorState error={outbox.error} onRetry={() => void outbox.refetch()} isRetrying={outbox.isRefetching} />
  if (!newest)
    return (
      <EmptyState
        icon={Inbox}
        title={`Every email ${productName} sends appears here.`}
        text="Nothing has been sent yet."
      />
    )
  const list = (
    <>
      <MailList mails={mails} currentId={current?.id} />
      <MoreRows list={outbox} label="Load more" />
    </>
  )
  return (
    <div className="flex flex-col gap-4">
      {outbox.data?.pages[0]?.isMasked ? <Notice>Links that sign somebody in are hidden here.</Notice> : null}
      <MasterDetail list={list} isChosen={chosenId !== null} onBack={() => setQuery({})}>
        {current ? (
          <MailView mail={current} />
        ) : (
          <EmptyState
            icon={Inbox}
            title="This email is not in the list."
            text={outbox.hasNextPage ? 'It may be an older one.' : 'The link may be wrong, or the email was deleted.'}
            action={
              outbox.hasNextPage ? (
                <Button isBusy={outbox.isFetchingNextPage} onClick={() => void outbox.fetchNextPage()}>
                  Load older emails
                </Button>
              ) : (
                <Button onClick={() => setQuery({})}>Open the newest email</Button>
              )
            }
          />
        )}
      </MasterDetail>
    </div>
  )
}

/** Says when there are new emails and loads them on request; the list doesn't move by itself. */
export function RefreshOutbox() {
  const { refetch, isRefetching } = useOutbox()
  const hasNew = useHasNewEmails()
  return (
    <>
      <Button icon={RotateCw} isBusy={isRefetching} onClick={() => void refetch()}>
        {hasNew ? 'Show new emails' : 'Refresh'}
      </Button>
      <span role="status" className="sr-only">
        {hasNew ? 'There are new emails.' : ''}
      </span>
    </>
  )
}

function MailList({ mails, currentId }: { mails: readonly OutboxMail[]; currentId: string | undefined }) {
  return (
    <ul
      aria-label="Emails"
      className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to={`${paths.adminOutbox}?mail=${mail.id}`}
            aria-current={mail.id === currentId ? 'true' : undefined}
            className="focus-ring flex flex-col gap-1 border-s-2 border-transparent px-4 py-3 text-sm -outline-offset-2! transition-colors duration-120 hover:bg-sunken lg:aria-current:border-accent lg:aria-current:bg-accent-soft"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="truncate text-muted">{mail.to}</span>
              <span className="shrink-0 text-xs text-muted">{formatRelativeDate(mail.createdAt)}</span>
            </span>
            <span className="line-clamp-2 font-medium text-ink">{mail.subject}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
