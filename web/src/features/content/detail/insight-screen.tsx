import { Lightbulb } from 'lucide-react'
import { ContentByline, ContentCounts, ContentTopic } from '#entities/content/content-facts.js'
import { contentView } from '#entities/content/content-view.js'
import { useTrackOnce } from '#lib/consent/track.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { ContentItemFragment } from '../content-item.generated'
import { LazySaveToDrive } from '../drive/lazy-save-to-drive'
import { LazyReactionBar } from '../reactions/lazy-reaction-bar'
import { useCountView, useOwnReactions } from '../reactions/use-own-reactions'
import { ContentAge } from './content-age'
import { ContentArtefact, ContentBody, ContentTags } from './content-body'
import { ForVisitors } from './for-visitors'
import { LazyRecordings } from './lazy-recordings'
import { StaffReviewLink } from './staff-review-link'
import { SummaryOrigin } from './summary-origin'
import { useInsight } from './use-content-detail'
import { useHeardPart } from './use-heard-part'

const DESCRIPTION_CHARACTERS = 160
const SKELETON = ['h-10 w-3/4', 'h-5 w-56', 'h-12 w-64', 'h-24', 'h-40', 'h-40']

/** `/dashboard/insight_detail/{id}`: an approved insight, for everybody (INS-07, INS-12). */
export function InsightScreen({ id }: { id: string }) {
  const { data: item, isPending, error, refetch, isRefetching } = useInsight(id)
  if (isPending) return <SkeletonRows label="Loading the insight" rows={SKELETON} className="max-w-[68ch] gap-4" />
  if (error && !item)
    return (
      <ErrorState
        title="Sorry, something went wrong with Insight loading. Try refreshing the page."
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  return item ? <Insight item={item} /> : <NoInsight />
}

function Insight({ item }: { item: ContentItemFragment }) {
  const content = contentView(item)
  useDocumentTitle(content.title, {
    description: content.brief.slice(0, DESCRIPTION_CHARACTERS),
    canonicalPath: content.to,
    isIndexed: true,
  })
  const own = useOwnReactions([content.id])(content.id)
  useTrackOnce('insight opened')
  const heard = useHeardPart()
  useCountView('insight', content.id, content.recording === null || heard.isEnough)
  // an insight of the older flow is its brief; a response's summary stands above it (GI-30)
  const lead = item.response ? content.brief : null
  return (
    <article className="grid max-w-[68ch] gap-8">
      <div>
        <PageHeader title={content.title} back={{ to: paths.insights(), label: 'Insights' }} lead={lead} />
        <div className="grid gap-4">
          <SummaryOrigin item={item} />
          <ContentTopic content={content} />
          <ContentAge item={item} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4">
            <ContentByline content={content} size={40} />
            <ContentCounts content={content} />
          </div>
        </div>
      </div>
      <LazyRecordings item={item} content={content} isLinked onHeardPart={heard.add} />
      <ContentBody item={item} headingLevel="h2" />
      <ContentArtefact item={item} />
      <ContentTags item={item} />
      <LazyReactionBar content={content} own={own} />
      {item.response ? (
        <LazySaveToDrive responseId={content.id} title={content.title} authorId={content.author.id} />
      ) : null}
      <StaffReviewLink tab={item.response ? 'answers' : 'insights'} id={content.id} />
      <ForVisitors text="Members ask experts, save what they want to keep, and see what is recommended to them." />
    </article>
  )
}

/** IERR-07 */
function NoInsight() {
  useDocumentTitle('Insight not found')
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
