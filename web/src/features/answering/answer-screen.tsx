import { MessagesSquare } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { formatCardDate } from '#contract/format/dates.js'
import { fullName } from '#contract/format/full-name.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { discardTakes } from '#entities/recording/recorder/recorder.js'
import { clearDraft } from '#lib/draft-storage.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { valuesOf } from './data/flow-values'
import type { AnsweredQuestionFragment, OwnResponseDraftFragment } from './data/responses.expert.generated'
import { useQuestion } from './data/use-question'
import { type FlowSubject, responsePlace } from './data/use-save-draft'
import { ResponseFlow } from './flow/response-flow-later'

// with their dialogs, which few open
const ContentState = lazyPart(async () => ({
  default: (await import('#entities/content/content-state.js')).ContentState,
}))
const ViewReason = lazyPart(async () => ({ default: (await import('#entities/content/content-state.js')).ViewReason }))
const RemoveResponse = lazyPart(async () => ({ default: (await import('./remove-response')).RemoveResponse }))

const SKELETON = ['h-10 w-3/4', 'h-5 w-56', 'h-40', 'h-40', 'h-40']

interface AnswerScreenProps {
  questionId: string
  /** the response that is written on; the latest of one's own without */
  responseId?: string | undefined
  shape?: FlowSubject['shape']
}

/**
 * `/insight/create/{questionId}` and `/insight/edit/{questionId}/{responseId}`: the question, and the expert's answer to it
 * (BASE-06, RESP-01, RESP-02, GI-25). The first takes the id of the older store too (RESP-44, GI-40).
 */
export function AnswerScreen({ questionId, responseId, shape = 'insight' }: AnswerScreenProps) {
  const query = useQuestion(questionId, responseId)
  useDocumentTitle(responseId ? 'Edit your insight' : 'Share your insight')
  if (responseId && !isUuid(responseId)) return <NoQuestion />
  if (query.isPending)
    return <SkeletonRows label="Loading the question" rows={SKELETON} className="max-w-[40rem] gap-4" />
  if (query.data === undefined && responseId) return <NotFetched error={query.error} />
  if (query.data === undefined)
    return (
      <ErrorState
        title="Something went wrong in fetching the question data"
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    )
  const question = query.data
  const [own] = question?.insights_responses ?? []
  if (!question || (responseId && !own)) return <NoQuestion />
  return <Answering question={question} own={own ?? null} shape={shape} />
}

interface AnsweringProps {
  question: AnsweredQuestionFragment
  own: OwnResponseDraftFragment | null
  shape: FlowSubject['shape']
}

/** The flow for those who can answer or have begun to; what else is the case, with where to go, for everybody else. */
function Answering({ question, own, shape }: AnsweringProps) {
  const { id: me, firstName, lastName } = useSignedInUser()
  const { state } = useLocation()
  const profile = (query: Record<string, string>) => paths.ownProfile({ id: me, firstName, lastName }, query)
  // the same for every attempt to begin one
  const [newId] = useState(() => crypto.randomUUID())
  const stored = useMemo(() => valuesOf(question, own), [question, own])
  const isOwn = question.user_id === me && !question.is_asked && !question.is_system
  if (own && own.status !== 'draft' && own.status !== 'rejected')
    return (
      <Framed question={question}>
        <EmptyState
          icon={MessagesSquare}
          title="You’ve already answered this question."
          action={<LinkButton to={profile({ parent_tab: 'qanda' })}>See your answers</LinkButton>}
        />
      </Framed>
    )
  if (!own && !isOwn && question.answerable.length === 0)
    return (
      <Framed question={question}>
        <EmptyState
          icon={MessagesSquare}
          title="Oops, looks like this question was incorrectly matched to you."
          text="Experts answer questions on the topics of their profile."
          action={<LinkButton to={profile({ parent_tab: 'about' })}>Go to Profile</LinkButton>}
        />
      </Framed>
    )
  const draftName = `answer:${question.id}`
  const canChange = isOwn && question.is_approved !== true
  const goesToAnswer = state?.goToRecordScreen === true || own !== null
  return (
    <ResponseFlow
      subject={{
        ...{ questionId: question.id, responseId: own?.id ?? newId, isBegun: own !== null, shape },
        ownQuestion: canChange ? 'open' : null,
      }}
      stored={stored}
      name={draftName}
      start={goesToAnswer ? 'answer' : canChange ? 'topic' : undefined}
    >
      <Asked question={question} />
      {own ? (
        <Standing
          own={own}
          noun={question.user_id === me && !question.is_asked ? 'insight' : 'answer'}
          drafts={
            shape === 'editor'
              ? paths.knowledgeHub('ai_training')
              : profile({ parent_tab: 'qanda', child_tab: own.status })
          }
          onRemoved={() => {
            clearDraft(me, draftName)
            void discardTakes(me, responsePlace(question.id))
          }}
        />
      ) : null}
    </ResponseFlow>
  )
}

function Framed({ question, children }: { question: AnsweredQuestionFragment; children: ReactNode }) {
  return (
    <div className="grid max-w-[40rem] gap-8">
      <Asked question={question} />
      {children}
    </div>
  )
}

function Asked({ question: asked }: { question: AnsweredQuestionFragment }) {
  const { id, question, question_richtext, created_at, is_approved, master_topic, user, user_id } = asked
  const { id: me } = useSignedInUser()
  const detail = cleanRichText(question_richtext)
  const back = is_approved
    ? { to: paths.question(id), label: 'The question and its answers' }
    : { to: paths.insights(), label: 'Insights' }
  return (
    <div>
      <PageHeader title={question} back={back} />
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span className="font-medium text-accent">{master_topic?.topic_name}</span>
        <time dateTime={created_at}>{formatCardDate(new Date(created_at))}</time>
        {user && user_id !== me ? <span>Asked by {fullName(user)}</span> : null}
      </p>
      {detail ? (
        <div className="mt-4">
          <RichTextView content={detail} />
        </div>
      ) : null}
    </div>
  )
}

interface StandingProps {
  own: OwnResponseDraftFragment
  noun: 'insight' | 'answer'
  drafts: string
  onRemoved(): void
}

/** What it stands at: the reason of a refusal (RESP-19, RESP-20), and the way to take it back. */
function Standing({ own, noun, drafts, onRemoved }: StandingProps) {
  const isRejected = own.status === 'rejected'
  return (
    <Notice
      tone={isRejected ? 'warn' : 'info'}
      title={isRejected ? 'This wasn’t approved' : 'You have begun this'}
      action={
        <>
          {isRejected ? (
            <Suspense>
              <ViewReason reason={own.rejected_reason} />
            </Suspense>
          ) : null}
          <Suspense>
            <RemoveResponse id={own.id} isRejected={isRejected} noun={noun} next={drafts} onRemoved={onRemoved} />
          </Suspense>
        </>
      }
    >
      <span className="flex flex-wrap items-center gap-2">
        <Suspense>
          <ContentState status={isRejected ? 'rejected' : 'draft'} />
        </Suspense>
        {isRejected ? 'Change what is asked for and submit it again.' : 'Only you can read it.'}
      </span>
    </Notice>
  )
}

/** Where the response that is to be edited is listed, and why one is there (IERR-15, GI-97). */
function NotFetched({ error }: { error: unknown }) {
  const { showFailure } = useAlerts()
  const isSaid = useRef(false)
  useEffect(() => {
    if (isSaid.current) return
    isSaid.current = true
    showFailure(error, 'Something went wrong in fetching the response data')
  }, [showFailure, error])
  return <Navigate to={paths.knowledge} replace />
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
