import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContentKind } from '#entities/content/content-view.js'
import { useTrack } from '#lib/consent/track.js'
import { restPost } from '#lib/rest-client.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useInsightQuery, useQuestionQuery } from '../detail/content-detail.generated'
import { useSavedItemsQuery } from '../own/own-content.generated'
import { useOwnReactionsQuery } from './own-reactions.generated'
import {
  useRemoveSaveMutation,
  useRemoveVoteMutation,
  useSaveItemMutation,
  useSetVoteMutation,
} from './reactions.generated'
import type { Vote } from './use-own-reactions'

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
