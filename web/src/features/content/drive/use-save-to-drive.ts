import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { DRIVE_MESSAGES } from '#contract/files/drive-messages.js'
import { hasCode, isRequestError } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { CONNECTION_KEY, type DriveConnection } from './use-drive-connection'

/** The document in one's Drive, and where it opens. */
export interface SavedDocument {
  id: string
  url: string
}

/** Saves a response. Until it has succeeded, trying again is the same press of the button, which makes one document. */
export function useSaveToDrive(responseId: string) {
  const client = useQueryClient()
  const clickId = useRef<string | null>(null)
  const save = useMutation({
    mutationFn: () => {
      clickId.current ??= crypto.randomUUID()
      return restPost<SavedDocument>('/api/google/documents', { responseId, clickId: clickId.current })
    },
    onSuccess: () => {
      clickId.current = null
    },
    onError: (error) => {
      if (hasCode(error, 'GOOGLE_LOGIN_NEEDED'))
        client.setQueryData<DriveConnection>(CONNECTION_KEY, { isOffered: true, isConnected: false, expiresAt: null })
      else if (isDriveFault(error)) console.error(DRIVE_MESSAGES.failed, detailsOf(error))
    },
  })
  const start = useOnceAtATime(save)
  return { start: () => start(undefined), isBusy: save.isPending, error: save.error, saved: save.data ?? null }
}

/** Whether the file couldn't be created, rather than that it was refused with a reason of ours (IERR-17). */
export function isDriveFault(error: unknown): boolean {
  return isRequestError(error) && (error.status === 0 || error.status >= 500)
}

function detailsOf(error: unknown): object {
  if (!isRequestError(error)) return { error }
  const { code, status, reason, requestId } = error
  return { code, status, reason, requestId }
}
