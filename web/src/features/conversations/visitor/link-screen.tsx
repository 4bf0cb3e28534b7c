import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useConversationLinkQuery } from './conversation-link.generated'
import { LOST_QUESTION } from './lost-question-state'
import { forgetStoredConversation, readStoredConversation } from './stored-conversation'
import { useLinkedConversation } from './use-linked-conversation'
import { VisitorLink } from './visitor-link'

/**
 * `/conversation-link/{conversationId?}`: opens a conversation that somebody takes part in on their dashboard, and makes one that
 * they began before they logged in their own (IBASE-04, GI-101). Anything else leads to `/404` (IBASE-05).
 */
export function LinkScreen() {
  const { user } = useSession()
  const id = useLinkedConversation()
  useDocumentTitle('Your conversation')
  if (id === null) return <Missing />
  return user ? <OpenedLink id={id} me={user.id} /> : <VisitorLink id={id} />
}

function OpenedLink({ id, me }: { id: string; me: string }) {
  const queryClient = useQueryClient()
  const opening = useQuery({
    queryKey: [useConversationLinkQuery.rootKey, id, me],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const { ai_conversations_by_pk: own, chat_conversations_anonymous: claimed } =
        await useConversationLinkQuery.fetcher({
          id,
        })()
      // as often as one likes: it is claimed once
      if (!own && claimed.length === 0) await restPost(`/api/ai/anonymous-conversations/${id}/claim`)
      await queryClient.invalidateQueries({ queryKey: ['AiHome'] })
      return id
    },
  })
  if (opening.isSuccess) return <Opened id={id} />
  if (hasCode(opening.error, 'AI_CONVERSATION_NOT_FOUND')) return <Missing state={LOST_QUESTION} />
  if (opening.error)
    return (
      <>
        <PageHeader title="Your conversation" back={{ to: paths.home, label: 'Home' }} />
        <ErrorState
          title="It couldn’t be opened yet. We’ve saved your question."
          error={opening.error}
          onRetry={() => void opening.refetch()}
          isRetrying={opening.isRefetching}
        />
      </>
    )
  return <SkeletonRows label="Opening your conversation" rows={['h-8 w-2/3', 'h-16', 'h-40 rounded-lg']} />
}

/** A question of this tab's that another link didn't open stays remembered. */
function Opened({ id }: { id: string }) {
  useEffect(() => {
    if (readStoredConversation() === id) forgetStoredConversation()
  }, [id])
  return <Navigate to={paths.dashboardConversation(id)} replace />
}

function Missing({ state }: { state?: unknown }) {
  useEffect(forgetStoredConversation, [])
  return <Navigate to={paths.notFound} replace state={state} />
}
