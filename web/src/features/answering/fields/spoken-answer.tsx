import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ANSWER_PARTS } from '#contract/content/written-answer.js'
import { recordingAddress } from '#contract/recordings/recording-limits.js'
import { RESPONSE_LIMITS } from '#contract/responses/response-limits.js'
import { Player } from '#entities/recording/player/player.js'
import { ERASE_QUESTION } from '#entities/recording/recorder/machine/recorder-words.js'
import { forgetTake, Recorder, type RecorderStage } from '#entities/recording/recorder/recorder.js'
import { RecordingFailure } from '#entities/recording/recording-failure.js'
import { useConfig } from '#lib/config.js'
import { restGet } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'
import type { FlowValues } from '../data/flow-values'
import { PART_HINTS } from './answer-parts'

interface SpokenAnswerProps {
  values: FlowValues
  /** which take belongs here */
  place: string
  recordingError: string | undefined
  transcriptError: string | undefined
  onChange(part: Partial<FlowValues>): void
  onStage(stage: RecorderStage): void
}

/** A recorded answer: how long each part takes, the recorder or the take that was chosen, and what is said in it. */
export default function SpokenAnswer({
  values,
  place,
  recordingError,
  transcriptError,
  onChange,
  onStage,
}: SpokenAnswerProps) {
  const { transcriptCharactersMax: max } = RESPONSE_LIMITS
  const { isTranscribing } = useConfig()
  const { length } = [...values.transcript.trim()]
  // otherwise the recorder would offer it again at once
  const again = async (id: string) => {
    // offline its code may be missing: then it is offered once more
    await forgetTake(id).catch(() => undefined)
    onChange({ recordingId: null, seconds: 0, responseType: 'audio' })
  }
  return (
    <div className="grid gap-6">
      <ol aria-label="What to speak about" className="grid gap-3 sm:grid-cols-3">
        {ANSWER_PARTS.map(({ name, heading, minutes }) => (
          <li key={name} className="rounded-lg border border-line bg-surface p-4 text-sm">
            <p className="font-medium text-ink">{heading}</p>
            <p className="tabular text-accent">{minutes.replace('-', ' to ')} minutes</p>
            <p className="mt-1 text-muted">{PART_HINTS[name]}</p>
          </li>
        ))}
      </ol>
      <div data-invalid={recordingError ? true : undefined}>
        {values.recordingId ? (
          <Take id={values.recordingId} seconds={values.seconds} onAgain={(id) => void again(id)} />
        ) : (
          <Recorder
            purpose="response"
            media="audio"
            place={place}
            onChange={onStage}
            onReady={({ recordingId, seconds }) => onChange({ recordingId, seconds })}
          />
        )}
        {recordingError ? (
          <p role="alert" className="mt-2 text-sm text-danger">
            {recordingError}
          </p>
        ) : null}
      </div>
      <Field
        label="Transcript"
        isOptional
        hint={
          isTranscribing
            ? 'Leave it empty, and what you say is written down once you have sent it. What you type or paste stays as it is.'
            : 'Recordings aren’t written down automatically here. Type or paste what you say, so that people can read it and search finds it.'
        }
        aside={
          <span data-over={length > max || undefined} className="tabular text-xs data-over:text-danger">
            {length}/{max}
          </span>
        }
        error={transcriptError}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={values.transcript}
            onChange={({ target }) => onChange({ transcript: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

interface OwnRecording {
  url: string | null
  durationMs: number | null
  peaks: number[] | null
}

/** The take that was chosen, to listen to. */
function Take({ id, seconds, onAgain }: { id: string; seconds: number; onAgain(id: string): void }) {
  const [isAsking, setAsking] = useState(false)
  const take = useQuery({
    queryKey: ['own-recording', id],
    queryFn: () => restGet<OwnRecording>(`${recordingAddress(id)}/state`),
    // its link lasts a quarter of an hour
    staleTime: 10 * 60 * 1000,
  })
  if (take.isPending) return <SkeletonRows label="Loading your recording" rows={['h-20']} />
  if (!take.data?.url)
    return (
      <>
        <RecordingFailure query={take} />
        <ErrorState
          title="Your recording couldn’t be loaded"
          error={take.error}
          onRetry={() => void take.refetch()}
          isRetrying={take.isRefetching}
        />
      </>
    )
  return (
    <div className="grid gap-3">
      <Player
        source={take.data.url}
        media="audio"
        seconds={seconds || Math.round((take.data.durationMs ?? 0) / 1000)}
        peaks={take.data.peaks ?? []}
        title="Your recording"
      />
      <Button size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
        Use another recording
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Use another recording"
        text={ERASE_QUESTION}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          onAgain(id)
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
