import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { recordingAddress } from '#contract/recordings/recording-limits.js'
import { restGet } from '#lib/rest-client.js'

export interface TranscriptVersions {
  versions: {
    id: string
    /** until when it said so */
    replacedAt: string
    /** the first lines that were changed then, before and after */
    changes: string
  }[]
}

export interface TranscriptVersionLines {
  replacedAt: string
  lines: string[]
  /** where each line begins, in seconds; empty without times */
  starts: number[]
}

const addressOf = (recordingId: string) => `${recordingAddress(recordingId)}/transcript/versions`

/** What a transcript said before, the latest first; asked anew whenever its lines are others. */
export const useTranscriptVersions = (recordingId: string, lines: readonly string[]) =>
  useQuery({
    queryKey: ['transcript-versions', recordingId, lines],
    staleTime: 0,
    // whoever reads one of them reads on while the list is fetched
    placeholderData: keepPreviousData,
    queryFn: () => restGet<TranscriptVersions>(addressOf(recordingId)),
    select: ({ versions }) => versions,
  })

/** One of them; it never changes. */
export const useTranscriptVersion = (recordingId: string, id: string) =>
  useQuery({
    queryKey: ['transcript-version', recordingId, id],
    queryFn: () => restGet<TranscriptVersionLines>(`${addressOf(recordingId)}/${id}`),
  })
