import { useState } from 'react'
import { transcriptLinesFault } from '#contract/recordings/transcript-lines.js'
import { formatClock } from '#entities/recording/clock.js'
import { useDraft } from '#lib/draft-storage.js'
import { hasCode, TERMS_CHANGED } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { SaveRow } from '#ui/form/save-row.js'
import { Textarea } from '#ui/form/textarea.js'
import { useCorrectTranscriptMutation } from './correct-transcript.expert.generated'
import type { OwnTranscript } from './use-own-transcript'

/** What was typed, and of which lines. */
interface Draft {
  before: string[]
  lines: string[]
}

interface TranscriptFormProps {
  transcript: OwnTranscript
  reload(): Promise<void>
  /** has the recording begin at this second */
  onListen(second: number): void
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, at) => line === other[at])

/** The lines of a transcript, each at its second, or the whole as one text; what is typed is kept until it is saved. */
export default function TranscriptForm({ transcript, reload, onListen }: TranscriptFormProps) {
  const { id: me } = useSignedInUser()
  const { recordingId, starts } = transcript
  const draft = useDraft<Draft>(me, `transcript:${recordingId}`)
  const [before] = useState(transcript.lines)
  const [kept] = useState(() => draft.read())
  const [lines, setLines] = useState(() => (kept && areSame(kept.before, before) ? kept.lines : before))
  // typed about lines that are other ones by now: shown, so that nothing is lost
  const [lost] = useState(() => (kept && !areSame(kept.before, before) ? kept.lines.join('\n') : null))
  const [error, setError] = useState<unknown>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const alerts = useAlerts()
  const unlessUnderWay = useOneUnderWay()
  const isUnsaved = !areSame(lines, before)
  const change = (at: number, line: string) => {
    const next = lines.map((other, place) => (place === at ? line : other))
    setLines(next)
    setFault(null)
    if (areSame(next, before)) draft.clear()
    else draft.save({ before, lines: next })
  }
  const discard = () => {
    draft.clear()
    setLines(before)
    setFault(null)
    setError(null)
  }
  const save = async () => {
    const found = transcriptLinesFault(lines, before.length)
    setFault(found)
    if (found || !isUnsaved) return
    setBusy(true)
    setError(null)
    try {
      await useCorrectTranscriptMutation.fetcher({ recordingId, lines, before })()
      draft.clear()
      alerts.show({ tone: 'success', text: 'The transcript is saved.' })
      await reload()
    } catch (failure) {
      setError(failure)
      // the form begins anew with the lines as they are now, and shows what was typed
      if (hasCode(failure, TERMS_CHANGED)) {
        draft.flush()
        await reload()
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void unlessUnderWay(save)
      }}
    >
      {lost ? (
        <Notice tone="warn" isLive title="The transcript has changed since you typed this">
          <p className="whitespace-pre-line wrap-anywhere">{lost}</p>
        </Notice>
      ) : null}
      {starts.length > 0 ? (
        <TimedLines lines={lines} starts={starts} onChange={change} onListen={onListen} />
      ) : (
        <Field label="What you say" error={fault ?? undefined}>
          {(control) => (
            <Textarea
              {...control}
              rows={12}
              value={lines[0] ?? ''}
              onChange={({ target }) => change(0, target.value)}
            />
          )}
        </Field>
      )}
      {fault && starts.length > 0 ? (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      ) : null}
      <SaveRow
        label="Save the transcript"
        kept={{ isUnsaved, isSaved: false, discard }}
        isBusy={isBusy}
        error={error}
      />
    </form>
  )
}

interface TimedLinesProps {
  lines: readonly string[]
  starts: readonly number[]
  onChange(at: number, line: string): void
  onListen(second: number): void
}

function TimedLines({ lines, starts, onChange, onListen }: TimedLinesProps) {
  return (
    <ol aria-label="Lines of the transcript" className="grid gap-3">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
        <li key={at} className="grid grid-cols-[3.5rem_1fr] items-start gap-2">
          <button
            type="button"
            aria-label={`Listen from ${formatClock(starts[at] ?? 0)}`}
            onClick={() => onListen(starts[at] ?? 0)}
            className="focus-ring tabular mt-1 min-h-8 rounded-sm text-start text-sm text-accent hover:underline"
          >
            {formatClock(starts[at] ?? 0)}
          </button>
          <Textarea
            rows={1}
            aria-label={`At ${formatClock(starts[at] ?? 0)}`}
            value={line}
            onChange={({ target }) => onChange(at, target.value)}
          />
        </li>
      ))}
    </ol>
  )
}
