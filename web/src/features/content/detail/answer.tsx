import { lazy, Suspense, useEffect, useRef } from 'react'
import { formatCardDate } from '#contract/format/dates.js'
import { ContentByline, ContentCounts } from '#entities/content/content-facts.js'
import { contentView } from '#entities/content/content-view.js'
import { classNames } from '#lib/class-names.js'
import { useSession } from '#lib/session.js'
import type { ContentItemFragment } from '../content-item.generated'
import { LazySaveToDrive } from '../drive/lazy-save-to-drive'
import { LazyReactionBar } from '../reactions/lazy-reaction-bar'
import { type OwnReaction, useCountView } from '../reactions/use-own-reactions'
import { useWasSeen } from '../reactions/use-was-seen'
import { ContentAge } from './content-age'
import { ContentArtefact, ContentBody, ContentTags } from './content-body'
import { LazyRecordings } from './lazy-recordings'
import { StaffReviewLink } from './staff-review-link'
import { SummaryOrigin } from './summary-origin'
import { useHeardPart } from './use-heard-part'

// only for those who asked or answered
const AnswerRating = lazy(() => import('../question/answer-rating'))
const nothing = () => undefined

interface AnswerProps {
  item: ContentItemFragment
  /** the link is about this one of several */
  isChosen: boolean
  isFirst: boolean
  own: OwnReaction
  /** null for visitors */
  askerId: string | null
  /** the mail to who asked leads here */
  isRatingOpen?: boolean
  onRatingClosed?: () => void
}

/** One expert's answer. The chosen one stands out, and comes into view if others precede it. */
export function Answer({ item, isChosen, isFirst, own, askerId, ...rest }: AnswerProps) {
  const { isRatingOpen = false, onRatingClosed = nothing } = rest
  const content = contentView(item)
  const me = useSession().user?.id ?? null
  const element = useRef<HTMLElement>(null)
  const wasSeen = useWasSeen(element)
  const heard = useHeardPart()
  const isRead = content.recording === null
  useCountView('answer', content.id, isRead ? wasSeen : heard.isEnough)
  const isTitled = content.title !== item.question
  useEffect(() => {
    // above the first one is the question, which comes before any answer
    if (isChosen && !isFirst) element.current?.scrollIntoView({ block: 'start' })
  }, [isChosen, isFirst])
  return (
    <article
      ref={element}
      aria-label={`Answer by ${content.author.name}`}
      aria-current={isChosen || undefined}
      className={classNames(
        'grid scroll-mt-20 gap-6 rounded-lg border bg-surface p-4 sm:p-6',
        isChosen ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ContentByline content={content} size={40} />
        <time dateTime={content.createdAt} className="text-sm text-muted">
          {formatCardDate(new Date(content.createdAt))}
        </time>
      </div>
      <ContentAge item={item} />
      {isTitled || item.response?.ai_generated_summary ? (
        <div className="grid gap-2">
          {isTitled ? <h3 className="font-serif text-lg font-semibold text-ink">{content.title}</h3> : null}
          <p className="text-muted">{content.brief}</p>
          <SummaryOrigin item={item} />
        </div>
      ) : null}
      <LazyRecordings item={item} content={content} isLinked={isChosen} onHeardPart={heard.add} />
      <ContentBody item={item} headingLevel={isTitled ? 'h4' : 'h3'} />
      <ContentArtefact item={item} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ContentTags item={item} />
        <ContentCounts content={content} />
      </div>
      <LazyReactionBar content={content} own={own} />
      <LazySaveToDrive responseId={content.id} title={content.title} authorId={content.author.id} />
      <StaffReviewLink tab="answers" id={content.id} />
      {me !== null && (me === askerId || me === content.author.id) ? (
        <Suspense>
          <AnswerRating
            content={content}
            questionId={item.question_id ?? ''}
            isAsker={me === askerId}
            viewedPart={isRead ? Number(wasSeen) : heard.part}
            isOpenedByLink={isRatingOpen}
            onClosed={onRatingClosed}
          />
        </Suspense>
      ) : null}
    </article>
  )
}
