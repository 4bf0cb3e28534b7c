import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { formatCardDate } from '#contract/format/dates.js'
import { fullName } from '#contract/format/full-name.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { useTrackOnce } from '#lib/consent/track.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { LateRegion } from '#ui/feedback/late-region.js'
import { Skeleton, SkeletonRows } from '#ui/feedback/skeleton.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { ForVisitors } from './for-visitors'
import { StaffReviewLink } from './staff-review-link'
import { type ShownQuestion, useQuestion } from './use-content-detail'

// they load while the question is fetched
const Answers = lazyPart(() => import('../question/answers'))
// most links lead to a question, and experts alone are offered to answer it
const NoQuestion = lazy(() => import('./no-question'))
const AnswerOffer = lazy(() => import('../question/answer-offer'))
const SKELETON = ['h-10 w-3/4', 'h-5 w-56', 'h-24', 'h-56', 'h-56']

interface QuestionScreenProps {
  id: string
  /** the answer that the link is about; any other shows all from the first */
  answerId: string | null
  /** for visitors: how they log in without leaving the page (QNA-29) */
  joinForm?: ReactNode
}

/** `/dashboard/qanda_detail/{questionId}/{responseId}`: a question and its answers, for everybody (QNA-02, QNA-13, GI-47). */
export function QuestionScreen({ id, answerId, joinForm }: QuestionScreenProps) {
  useEffect(() => void Answers.load(), [])
  const { data: question, isPending, error, refetch, isRefetching } = useQuestion(id)
  if (isPending) return <SkeletonRows label="Loading the question" rows={SKELETON} className="max-w-[68ch] gap-4" />
  if (error && !question)
    return (
      <ErrorState
        title="Sorry, something went wrong with QAndA loading. Try refreshing the page."
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  if (question) return <Question question={question} answerId={answerId} joinForm={joinForm} />
  return (
    <Suspense>
      <NoQuestion />
    </Suspense>
  )
}

function Question({ question, answerId, joinForm }: Omit<QuestionScreenProps, 'id'> & { question: ShownQuestion }) {
  const { cards } = question
  useDocumentTitle(question.question, { canonicalPath: paths.question(question.id), isIndexed: cards.length > 0 })
  const detail = cleanRichText(question.question_richtext)
  useTrackOnce('question opened')
  return (
    <article className="grid max-w-[68ch] gap-8">
      <div>
        <PageHeader title={question.question} back={{ to: paths.questionSummary(), label: 'Questions and answers' }} />
        <div className="grid gap-4">
          <Asked question={question} />
          {detail ? <RichTextView content={detail} /> : null}
          <Offer question={question} />
          <StaffReviewLink id={question.id} />
        </div>
      </div>
      <section aria-labelledby="answers" className="grid gap-6">
        <h2 id="answers" className="border-t border-line pt-6 font-serif text-xl font-semibold text-ink">
          {cards.length > 0 ? formatCount(cards.length, 'answer') : 'No answers yet'}
        </h2>
        {cards.length > 0 ? null : (
          <p className="text-muted">
            Experts of this field can see the question. Answers appear here once they are approved.
          </p>
        )}
        <Suspense fallback={<Skeleton className="h-56" />}>
          <Answers question={question} answerId={answerId} />
        </Suspense>
      </section>
      <ForVisitors text="Members ask questions of their own, and rate the answers that they get.">
        {joinForm}
      </ForVisitors>
    </article>
  )
}

/** Experts answer, everybody else who is signed in asks (QNA-01, QNA-14, QNA-17). */
function Offer({ question }: { question: ShownQuestion }) {
  const { user } = useSession()
  if (!user) return null
  if (user.isExpert)
    return (
      <LateRegion>
        <AnswerOffer questionId={question.id} isUnanswered={question.cards.length === 0} />
      </LateRegion>
    )
  return (
    <div>
      <LinkButton to={paths.createQuestion()}>Ask a question</LinkButton>
    </div>
  )
}

function Asked({ question: { topic_id, master_topic, created_at, user } }: { question: ShownQuestion }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {master_topic ? (
        <Link
          to={paths.questionSummary({ topic: topic_id })}
          className="focus-ring rounded-sm font-medium text-accent hover:underline"
        >
          {master_topic.topic_name}
        </Link>
      ) : null}
      <time dateTime={created_at}>{formatCardDate(new Date(created_at))}</time>
      {user ? <span>Asked by {fullName(user)}</span> : null}
    </p>
  )
}
