import { useQuery } from '@tanstack/react-query'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { hasCode } from '#lib/request-error.js'
import { restGet } from '#lib/rest-client.js'
import type { InsightDraft } from './insight-values'

/** An insight of one's own, as its author reads it (GI-09). */
export interface OwnInsight {
  id: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  reason: string | null
  title: string
  brief: string | null
  briefRichText: unknown
  topicId: string
  audio: { path: string; name: string; duration: number }[]
}

/** Null if there is no such insight of one's own (INS-52, INS-53). */
export function useOwnInsight(id: string, isId: boolean) {
  return useQuery({
    queryKey: ['own-insight', id],
    enabled: isId,
    staleTime: 0,
    queryFn: async () => {
      try {
        return await restGet<OwnInsight>(`/api/insight/my/${id}`)
      } catch (error) {
        if (hasCode(error, 'NOT_FOUND')) return null
        throw error
      }
    },
  })
}

/** What the form begins with (INS-51). */
export function draftOf({ title, brief, briefRichText, topicId, audio }: OwnInsight): InsightDraft {
  return {
    words: { title, brief: brief ?? '', briefRichText: cleanRichText(briefRichText), topicId },
    takes: audio.map(({ path, name, duration }) => {
      const recordingId = path.slice(path.lastIndexOf('/') + 1)
      return { key: recordingId, recordingId, name, keptSeconds: duration }
    }),
    step: 1,
  }
}
