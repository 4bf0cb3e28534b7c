import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatClock } from '#entities/recording/clock.js'
import { formatExactDate } from '#lib/dates.js'
import { hasCode, TERMS_CHANGED } from '#lib/request-error.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useRestoreTranscriptMutation } from './correct-transcript.expert.generated'
import type { OwnTranscript } from './use-own-transcript'
import { useTranscriptVersion } from './use-transcript-versions'

interface VersionDialogProps {
  transcript: OwnTranscript
  /** of the version */
  id: string
  reload(): Promise<void>
  onClose(): void
}

/** An earlier version to read, and to bring back in place of the lines on the page. */
export default function VersionDialog({ transcript, id, reload, onClose }: VersionDialogProps) {
  const { recordingId, isPublic } = transcript
  // what was on the page as it was opened: lines that came since are replaced only once they have been read
  const [before] = useState(transcript.lines)
  const alerts = useAlerts()
  const { data: version, error, refetch, isRefetching } = useTranscriptVersion(recordingId, id)
  const restoring = useMutation({
    mutationFn: (_: null) => useRestoreTranscriptMutation.fetcher({ recordingId, versionId: id, before })(),
    async onSuccess() {
      alerts.show({ tone: 'success', text: 'The earlier version is back.' })
      onClose()
      await reload()
    },
    onError(failure) {
      // the page behind has the lines as they are now
      if (hasCode(failure, TERMS_CHANGED)) void reload()
    },
  })
  const restore = useOnceAtATime<null>(restoring)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={version ? `What it said until ${formatExactDate(version.replacedAt)}` : 'An earlier version'}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" disabled={!version} isBusy={restoring.isPending} onClick={() => restore(null)}>
            Bring it back
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">
          {isPublic ? 'It is public as soon as you bring it back. ' : ''}What the transcript says now is kept as an
          earlier version.
        </p>
        <FormRefusal error={restoring.error} />
        {error && !version ? (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
        ) : version ? (
          <ol aria-label="Lines of the earlier version" className="grid gap-2">
            {version.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
              <li key={at} className="flex gap-3">
                {version.starts.length > 0 ? (
                  <span className="tabular shrink-0 text-sm text-muted">{formatClock(version.starts[at] ?? 0)}</span>
                ) : null}
                <span className="min-w-0 whitespace-pre-line wrap-anywhere text-ink">{line}</span>
              </li>
            ))}
          </ol>
        ) : (
          <SkeletonRows label="Loading the earlier version" rows={['h-6', 'h-6', 'h-6']} />
        )}
      </div>
    </Dialog>
  )
}
