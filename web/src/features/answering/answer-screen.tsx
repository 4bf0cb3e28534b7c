import { MessagesSquare } from 'lucide-react'
import { formatCardDate } from '#contract/format/dates.js'
import { fullName } from '#contract/format/full-name.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { type AnswerDraftQuery, useAnswerDraftQuery } from './answer-draft.expert.generated'
import { AnswerForm } from './answer-form'

type Question = AnswerDraftQuery['insights_questions'][number]

const SKELETON = ['h-10 w-3/4', 'h-5 w-56', 'h-40', 'h-40', 'h-40']

/** `/insight/create/{questionId}`: the question, and the expert's answer to it in writing, kept as a draft (BASE-06, RESP-16). */
export function AnswerScreen({ questionId }: { questionId: string }) {
  const { id: me } = useSignedInUser()
  const isId = isUuid(questionId)
  const draft = useAnswerDraftQuery({ id: questionId, me }, { staleTime: 0, enabled: isId })
  const { data, error, isPending, isRefetching, refetch } = draft
  useDocumentTitle('Share your insight')
  if (!isId) return <NoQuestion />
  if (isPending) return <SkeletonRows label="Loading the question" rows={SKELETON} className="max-w-[68ch] gap-4" />
  if (!data)
    return (
      <ErrorState
        title="Something went wrong in fetching the question data"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  const [question] = data.insights_questions
  if (!question) return <NoQuestion />
  return (
    <div className="grid max-w-[68ch] gap-8">
      <Asked question={question} />
      <Answering question={question} />
    </div>
  )
}

function Asked({
  question: { id, question, question_richtext, created_at, master_topic, user },
}: {
  question: Question
}) {
  const detail = cleanRichText(question_richtext)
  return (
    <div>
      <PageHeader title={question} back={{ to: paths.question(id), label: 'The question and its answers' }} />
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span className="font-medium text-accent">{master_topic?.topic_name}</span>
        <time dateTime={created_at}>{formatCardDate(new Date(created_at))}</time>
        {user ? <span>Asked by {fullName(user)}</span> : null}
      </p>
      {detail ? (
        <div className="mt-4">
          <RichTextView content={detail} />
        </div>
      ) : null}
    </div>
  )
}

/** The form for those who can answer or have begun to; what else is the case, with where to go, for everybody else. */
function Answering({ question }: { question: Question }) {
  const { id: me, firstName, lastName } = useSignedInUser()
  const [own] = question.insights_responses
  const profile = (query: Record<string, string>) => paths.ownProfile({ id: me, firstName, lastName }, query)
  if (own && own.status !== 'draft')
    return (
      <EmptyState
        icon={MessagesSquare}
        title="You’ve already answered this question."
        action={<LinkButton to={profile({ parent_tab: 'qanda' })}>See your answers</LinkButton>}
      />
    )
  if (!own && question.answerable.length === 0)
    return (
      <EmptyState
        icon={MessagesSquare}
        title="Oops, looks like this question was incorrectly matched to you."
        text="Experts answer questions on the topics of their profile."
        action={<LinkButton to={profile({ parent_tab: 'about' })}>Go to Profile</LinkButton>}
      />
    )
  return (
    <AnswerForm
      questionId={question.id}
      own={own ?? null}
      drafts={profile({ parent_tab: 'qanda', child_tab: 'draft', scrollToParent: 'qanda-list' })}
    />
  )
}

function NoQuestion() {
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Question not found
      </h1>
      <EmptyState
        icon={MessagesSquare}
        title="There is no such question, or it isn’t public yet."
        action={<LinkButton to={paths.questionSummary()}>See all questions and answers</LinkButton>}
      />
    </>
  )
}
