import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'

interface RecordingFailureProps {
  /** what asked for the recording's address or its transcript */
  query: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'>
}

/**
 * Says that a recording couldn't be processed, and asks again (IERR-23, GI-96). Each failure opens it once; the recording stays
 * what it is. A place where nothing writes recordings down fails at nothing, and doesn't open it.
 */
export function RecordingFailure({
  query: { data, error, errorUpdateCount, isFetching, refetch },
}: RecordingFailureProps) {
  const [closedAt, setClosedAt] = useState(0)
  // what was read before is still shown, and an ended session has words of its own
  const hasFailed = error !== null && data === undefined && !hasCode(error, 'NO_SESSION')
  const close = () => setClosedAt(errorUpdateCount)
  return (
    <Dialog
      isOpen={hasFailed && errorUpdateCount > closedAt}
      onClose={close}
      title="Something went wrong"
      footer={
        <>
          <Button onClick={close}>Close</Button>
          <Button
            variant="primary"
            isBusy={isFetching}
            onClick={() => {
              close()
              void refetch()
            }}
          >
            Try again
          </Button>
        </>
      }
    >
      <p className="text-muted">We could not process your recording. Please try again.</p>
    </Dialog>
  )
}
