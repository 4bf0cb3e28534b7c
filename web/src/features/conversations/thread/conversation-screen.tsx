import { useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageText } from '#contract/ai/ai-limits.js'
import { paths } from '#lib/paths.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { QuestionBar } from '../ask/question-bar'
import { useAsk } from '../ask/use-ask'
import { useQuestionText } from '../ask/use-question-text'
import {
  type AiConversationQuery,
  useAiConversationQuery,
  useRetryAiAnswerMutation,
  useStopAiAnswerMutation,
} from './conversation.generated'
import { Exchange, isUnderWay } from './exchange'
import { useAnswerText } from './use-answer-text'

const POLL_MS = 3_000
/** A longer first question reads better as a message than as a headline. */
const HEADLINE_CHARACTERS_MAX = 100
const COLUMN = 'mx-auto w-full max-w-[48rem]'
const BACK = { to: paths.home, label: 'Home' }

/** One conversation with the AI (BASE-12): what was asked and answered, and where one asks on. */
export default function ConversationScreen({ id }: { id: string }) {
  const query = useAiConversationQuery({ id }, { enabled: isUuid(id) })
  const conversation = query.data?.ai_conversations_by_pk
  useDocumentTitle(conversation?.title ?? 'Conversation')
  if (conversation) return <Conversation key={id} conversation={conversation} />
  if (query.error)
    return (
      <>
        <PageHeader back={BACK} title="Conversation" />
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </>
    )
  if (!isUuid(id) || query.isSuccess)
    return (
      <>
        <PageHeader back={BACK} title="This conversation can’t be found" />
        <EmptyState
          icon={MessagesSquare}
          title="It may have been removed, or the link isn’t complete"
          action={<LinkButton to={paths.home}>Ask a question</LinkButton>}
        />
      </>
    )
  return (
    <SkeletonRows
      label="Loading the conversation"
      rows={['h-5 w-16', 'h-11 w-2/3', 'mt-4 h-6', 'h-24', 'h-40']}
      className={`${COLUMN} gap-4`}
    />
  )
}

type Stored = NonNullable<AiConversationQuery['ai_conversations_by_pk']>

function Conversation({ conversation: { conversation_id: id, title, messages } }: { conversation: Stored }) {
  const reload = useReload(id)
  const { text, setText, takeOut } = useQuestionText(id)
  const { ask, isSending, refusal, forgive } = useAsk()
  const stop = useStopAiAnswerMutation()
  const retry = useRetryAiAnswerMutation({ onSettled: reload })
  const retryOnce = useOnceAtATime(retry)
  const isHeadline = title.length <= HEADLINE_CHARACTERS_MAX
  const last = messages.at(-1)
  const answer = last?.answers[0]
  const isWriting = isUnderWay(answer?.status)
  const { text: written, isLive } = useAnswerText(answer?.id ?? '', isWriting, reload)
  usePolling(isWriting && !isLive, reload)
  const lastInSight = useLastInSight(messages.length)
  const onRetry = (questionId: string) => {
    // it concerns the attempt before
    stop.reset()
    retryOnce({ questionId })
  }
  // that it couldn't be stopped is past once it has ended
  const fault = (isWriting ? stop.error : null) ?? retry.error
  return (
    <div className="-mb-24 flex min-h-[calc(100dvh-7rem)] flex-col lg:-mb-16">
      <div className={COLUMN}>
        <PageHeader back={BACK} title={isHeadline ? title : <span className="line-clamp-2">{title}</span>} />
        <div className="grid gap-12 pb-8">
          {messages.map(({ id: questionId, body, answers }) => (
            <div
              key={questionId}
              ref={questionId === last?.id ? lastInSight : undefined}
              className="scroll-mt-20 low:scroll-mt-0 not-first:last:min-h-[calc(100dvh-16rem)]"
            >
              <Exchange
                question={messageText(body)}
                isHeadline={isHeadline && questionId === messages[0]?.id}
                answer={answers[0]}
                written={questionId === last?.id ? written : ''}
                onRetry={questionId === last?.id ? () => onRetry(questionId) : undefined}
                isRetrying={retry.isPending}
                fault={questionId === last?.id ? fault : null}
              />
            </div>
          ))}
        </div>
      </div>
      <QuestionBar
        {...{ text, isSending, refusal }}
        onText={(typed) => {
          setText(typed)
          forgive()
        }}
        onSend={() =>
          ask({ text: text.trim(), conversationId: id }, () => {
            takeOut(text)
            // they concern the answer before
            stop.reset()
            retry.reset()
            void reload()
          })
        }
        onStop={answer && isWriting ? () => stop.mutate({ answerId: answer.id }, { onSettled: reload }) : undefined}
        label="Your next question"
        placeholder="Ask a follow-up…"
        note="Answers rest on what experts published here. Open a source to see it in full."
      />
    </div>
  )
}

function useReload(id: string) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: useAiConversationQuery.getKey({ id }) })
}

/** While the stream is down. */
function usePolling(isNeeded: boolean, reload: () => Promise<void>): void {
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    if (!isNeeded) return
    const timer = setInterval(() => void latest.current(), POLL_MS)
    return () => clearInterval(timer)
  }, [isNeeded])
}

/**
 * Brings a new question to the top of the window, with room for its answer below it, and the last one when the page
 * opens: the end of the page is behind the field where one asks on.
 */
function useLastInSight(count: number) {
  const last = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (count > 1) last.current?.scrollIntoView?.({ block: 'start' })
  }, [count])
  return last
}
