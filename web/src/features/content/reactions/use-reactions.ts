import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ContentKind } from '#entities/content/content-view.js'
import { useTrack } from '#lib/consent/track.js'
import { restPost } from '#lib/rest-client.js'
import { useSession } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useInsightQuery, useQuestionQuery } from '../detail/content-detail.generated'
import { useSavedItemsQuery } from '../own/own-content.generated'
import {
  useOwnReactionsQuery,
  useRemoveSaveMutation,
  useRemoveVoteMutation,
  useSaveItemMutation,
  useSetVoteMutation,
} from './reactions.generated'

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

const VOTE_FAILED = 'Sorry, we’ve had a problem processing your vote, please, try again later.'
const SAVE_FAILED = 'Sorry, there was a problem saving insights'
const REMOVE_FAILED = 'Sorry, there was a problem with removing from the saved insights.'

/** Votes for and saves one item. What is wanted is sent, not a toggle, so that a repeat changes nothing. */
export function useReact(id: string) {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const track = useTrack()
  const fail = (text: string) => alerts.show({ tone: 'error', text })
  const refresh = () =>
    Promise.all(
      [useOwnReactionsQuery, useInsightQuery, useQuestionQuery, useSavedItemsQuery].map(({ rootKey }) =>
        queryClient.invalidateQueries({ queryKey: [rootKey] }),
      ),
    )
  const vote = useMutation({
    mutationFn: async (wanted: Vote | null) => {
      if (wanted) await useSetVoteMutation.fetcher({ id, vote: wanted })()
      else await useRemoveVoteMutation.fetcher({ id })()
    },
    onError: () => fail(VOTE_FAILED),
    onSuccess: () => {
      track('vote given')
      return refresh()
    },
  })
  const save = useMutation({
    mutationFn: async (isSaved: boolean) => {
      if (isSaved) await useSaveItemMutation.fetcher({ id })()
      else await useRemoveSaveMutation.fetcher({ id })()
    },
    onError: (_, isSaved) => fail(isSaved ? SAVE_FAILED : REMOVE_FAILED),
    onSuccess: (_, isSaved) => {
      if (isSaved) track('item saved')
      return refresh()
    },
  })
  return { vote, save }
}

/** Copies the link to an item, or hands it to the phone's own dialog, and counts that (GI-15). */
export function useShare(kind: ContentKind, id: string, title: string, path: string) {
  const alerts = useAlerts()
  const track = useTrack()
  return useMutation({
    mutationFn: async () => {
      const url = `${window.location.origin}${path}`
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        alerts.show({ tone: 'success', text: 'The link is copied.' })
      }
      track('item shared')
      // the link is passed on, whether or not that is counted
      await (kind === 'insight'
        ? restPost('/api/insight/share', { insightId: id })
        : restPost('/api/qanda/share', { responseId: id })
      ).catch(() => undefined)
    },
    onError: (error) => {
      // the phone's dialog was closed
      if (error.name === 'AbortError') return
      alerts.show({ tone: 'error', text: 'We couldn’t copy the link. Copy it from the address bar instead.' })
    },
  })
}

/** Counts that a member opened what is read; recordings count by how much of them is played (INS-31, INS-32, QNA-39). */
export function useCountView(kind: ContentKind, id: string, isOpened: boolean): void {
  const isMember = useSession().user !== null
  useEffect(() => {
    if (!isMember || !isOpened) return
    const counted =
      kind === 'insight'
        ? restPost('/api/insight/view', { insightId: id })
        : restPost(`/api/qanda/response/${id}/click`, {})
    // a view that isn't counted keeps nobody from reading
    counted.catch(() => undefined)
  }, [isMember, isOpened, kind, id])
}
