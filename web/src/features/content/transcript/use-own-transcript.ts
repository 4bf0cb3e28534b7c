import { useQuery } from '@tanstack/react-query'
import { recordingAddress } from '#contract/recordings/recording-limits.js'
import { restGet } from '#lib/rest-client.js'

export interface OwnTranscript {
  recordingId: string
  itemId: string
  questionId: string | null
  kind: string
  isPublic: boolean
  title: string
  lines: string[]
  /** where each line begins, in seconds; empty for a transcript without times */
  starts: number[]
  /** whether recordings are written down here at all */
  isTranscribing: boolean
}

/** What is written down of a recording of one's own. */
export const useOwnTranscript = (recordingId: string) =>
  useQuery({
    queryKey: ['own-transcript', recordingId],
    queryFn: () => restGet<OwnTranscript>(`${recordingAddress(recordingId)}/transcript`),
    staleTime: 0,
    // what is typed is compared with what was read
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
