import { useEffect } from 'react'
import type { ContentKind } from '#entities/content/content-view.js'
import { restPost } from '#lib/rest-client.js'
import { useSession } from '#lib/session.js'
import { useOwnReactionsQuery } from './own-reactions.generated'

export type Vote = 'UPVOTE' | 'DOWNVOTE'

export interface OwnReaction {
  vote: Vote | null
  isSaved: boolean
}

/** What the reader did with the items on the page; nothing for visitors, and until it is known. */
export function useOwnReactions(ids: readonly string[]): (id: string) => OwnReaction {
  const isMember = useSession().user !== null
  const { data } = useOwnReactionsQuery({ ids: [...ids] }, { enabled: isMember && ids.length > 0 })
  return (id) => {
    const vote = data?.content_votes.find(({ item_id }) => item_id === id)?.vote
    return {
      vote: vote === 'UPVOTE' || vote === 'DOWNVOTE' ? vote : null,
      isSaved: data?.content_saves.some(({ item_id }) => item_id === id) ?? false,
    }
  }
}

/**
 * Counts that what is read was opened; recordings count by how much of them is played (INS-31, INS-32, QNA-39). Visitors
 * count for insights only (GI-16, GI-58).
 */
export function useCountView(kind: ContentKind, id: string, isOpened: boolean): void {
  const { status } = useSession()
  const isCounted = status === 'signed-in' || (status === 'visitor' && kind === 'insight')
  useEffect(() => {
    if (!isCounted || !isOpened) return
    const counted =
      kind === 'insight'
        ? restPost('/api/insight/view', { insightId: id })
        : restPost(`/api/qanda/response/${id}/click`, {})
    // a view that isn't counted keeps nobody from reading
    counted.catch(() => undefined)
  }, [isCounted, isOpened, kind, id])
}
