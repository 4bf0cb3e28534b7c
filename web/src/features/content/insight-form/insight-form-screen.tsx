import { Lightbulb } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { TAKEN_BACK } from '#contract/content/insight-limits.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useOwnInsightTopicsQuery } from './insight-form.expert.generated'
import type { InsightDraft } from './insight-values'
import { draftOf, useOwnInsight } from './own-insight'

// with its editor, which the page doesn’t wait for
const InsightForm = lazyPart(() => import('./insight-form'))
const SKELETON = ['h-6 w-80', 'h-11', 'h-56', 'h-11', 'h-10 w-40']
const EMPTY: InsightDraft = {
  words: { title: '', brief: '', briefRichText: null, topicId: '' },
  takes: [],
  step: 1,
}

/** `/insights-creator`: an insight of recordings (GI-18). */
export function InsightCreatorScreen() {
  useDocumentTitle('Share an insight')
  return (
    <>
      <PageHeader title="Share an insight" back={{ to: paths.insights(), label: 'Insights' }} />
      <FormWithTopics id={null} stored={EMPTY} />
    </>
  )
}

/** `/insights-creator/{id}`: a rejected one of one's own, to be changed and sent again (INS-51). */
export function InsightEditorScreen({ id }: { id: string }) {
  useDocumentTitle('Edit your insight')
  const isId = isUuid(id)
  const { data, isPending, isRefetching, refetch } = useOwnInsight(id, isId)
  // once it is sent it waits, but the form stays for its thanks
  const [opened, setOpened] = useState<{ reason: string | null; draft: InsightDraft } | null>(null)
  if (data?.status === 'REJECTED' && !opened) setOpened({ reason: data.reason, draft: draftOf(data) })
  if (!isId || data === null) return <NoInsight />
  if (isPending) return <SkeletonRows label="Loading your insight" rows={SKELETON} className="max-w-form" />
  if (!data) return <LoadFailure isRetrying={isRefetching} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader title="Edit your insight" back={{ to: paths.insights(), label: 'Insights' }} />
      {opened ? (
        <div className="grid gap-6">
          <WhyHere reason={opened.reason} />
          <FormWithTopics id={id} stored={opened.draft} />
        </div>
      ) : (
        <EmptyState
          icon={Lightbulb}
          title={data.status === 'PENDING' ? 'This insight is waiting for approval.' : 'This insight is public.'}
          text={
            data.status === 'PENDING'
              ? 'It can be changed once our staff have decided about it.'
              : 'To change it, take it back from the list of your insights.'
          }
          action={<LinkButton to={paths.insights({ view: 'yours' })}>See your insights</LinkButton>}
        />
      )}
    </>
  )
}

/** Staff asked for changes, or its author took it back. */
function WhyHere({ reason }: { reason: string | null }) {
  if (reason === TAKEN_BACK)
    return (
      <Notice title="You took this back" className="max-w-form">
        Nobody else can open it. Once you submit it, our staff look at it before it is public again.
      </Notice>
    )
  return reason ? (
    <Notice tone="warn" title="What staff asked you to change" className="max-w-form">
      {reason}
    </Notice>
  ) : null
}

function FormWithTopics({ id, stored }: { id: string | null; stored: InsightDraft }) {
  const { id: me } = useSignedInUser()
  const { data, error, isPending, isRefetching, refetch } = useOwnInsightTopicsQuery({ me })
  if (isPending) return <Loading />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  const topics = (data.expert_details_by_pk?.topics ?? []).flatMap(({ topic }) => topic ?? [])
  return (
    <Suspense fallback={<Loading />}>
      <InsightForm id={id} stored={stored} topics={topics} />
    </Suspense>
  )
}

interface LoadFailureProps {
  isRetrying: boolean
  onRetry(): void
}

const Loading = () => <SkeletonRows label="Loading the form" rows={SKELETON} className="max-w-form" />

/** IERR-06 */
function LoadFailure({ isRetrying, onRetry }: LoadFailureProps) {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Edit your insight
      </h1>
      <Notice
        tone="danger"
        isLive
        className="max-w-form"
        action={
          <Button size="sm" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <span>
          Sorry, something went wrong with Insight loading. Try refreshing the page.{' '}
          <Link to={paths.dashboard} className="focus-ring text-link">
            Back to the dashboard
          </Link>
        </span>
      </Notice>
    </>
  )
}

/** INS-53 */
function NoInsight() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Insight not found
      </h1>
      <EmptyState
        icon={Lightbulb}
        title="Sorry, there’s no such Insight! Reach out to our support if you think, it’s a mistake."
        action={<LinkButton to={paths.insights()}>See all insights</LinkButton>}
      />
    </>
  )
}
