import { Suspense, useState } from 'react'
import { formatExactDate } from '#lib/dates.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import type { OwnTranscript } from './use-own-transcript'
import { useTranscriptVersions } from './use-transcript-versions'

const VersionDialog = lazyPart(() => import('./version-dialog'))

interface EarlierVersionsProps {
  transcript: OwnTranscript
  reload(): Promise<void>
}

/** What a transcript said before its author put it right, each with a way to read it and bring it back. */
export function EarlierVersions({ transcript, reload }: EarlierVersionsProps) {
  useLoadedLater(VersionDialog)
  const { recordingId, lines } = transcript
  const { data: versions, error, refetch, isRefetching } = useTranscriptVersions(recordingId, lines)
  const [opened, setOpened] = useState<string | null>(null)
  if (error && !versions)
    return (
      <ErrorState
        title="The earlier versions couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  if (!versions || versions.length === 0) return null
  return (
    <section aria-labelledby="earlier-versions" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 id="earlier-versions" className="font-serif text-xl font-semibold text-ink">
          Earlier versions
        </h2>
        <p className="text-sm text-muted">
          The first one and the latest are kept, twenty in all. Only you can read them; our staff see what you changed.
        </p>
      </div>
      <ul className="grid gap-3">
        {versions.map(({ id, replacedAt, changes }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line bg-surface p-3"
          >
            <div className="min-w-0 flex-1 basis-64 text-sm">
              <p className="font-medium text-ink">Until {formatExactDate(replacedAt)}</p>
              <p className="line-clamp-4 whitespace-pre-line wrap-anywhere text-muted">{changes}</p>
            </div>
            <Button
              size="sm"
              aria-label={`Read the version until ${formatExactDate(replacedAt)}`}
              onClick={() => setOpened(id)}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened ? (
          <VersionDialog
            key={opened}
            transcript={transcript}
            id={opened}
            reload={reload}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
