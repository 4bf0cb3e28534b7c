import { Plus } from 'lucide-react'
import { useState } from 'react'
import { INSIGHT_LIMITS } from '#contract/content/insight-limits.js'
import type { RecorderStage } from '#entities/recording/recorder/recorder.js'
import { StopQuestion, useStopQuestion } from '#entities/recording/recorder/stop-question.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import {
  type InsightDraft,
  type InsightTake,
  moved,
  newTake,
  recordedTakes,
  type Stages,
  submitFault,
} from './insight-values'
import { TakeItem } from './take-item'
import { insightFailure, useSendInsight } from './use-send-insight'

interface RecordingsStepProps {
  id: string | null
  draft: InsightDraft
  onChange(change: (takes: InsightTake[]) => InsightTake[]): void
  onBack(): void
  onSent(): void
}

/** One to five recordings with titles, in the order in which they are heard (INS-34, GI-21). */
export function RecordingsStep({ id, draft, onChange, onBack, onSent }: RecordingsStepProps) {
  const { takes } = draft
  const [stages, setStages] = useState<Stages>({})
  const [fault, setFault] = useState<string | null>(null)
  // pressed before all of it was uploaded: it is sent as soon as it is
  const [isWanted, setIsWanted] = useState(false)
  const stopping = useStopQuestion(Object.values(stages).includes('recording'))
  const send = useSendInsight(id, onSent)
  const recorded = recordedTakes(takes, stages)
  const isUploaded = recorded.every(({ recordingId }) => recordingId !== null)

  const submitWith = (current: readonly InsightTake[], at: Stages) => {
    const found = submitFault(current, at)
    setFault(found)
    setIsWanted(found === null)
    const ready = recordedTakes(current, at)
    if (found === null && ready.every(({ recordingId }) => recordingId !== null))
      send.mutate({ words: draft.words, takes: ready })
  }
  const change = (key: string, part: Partial<InsightTake>) =>
    onChange(() => takes.map((take) => (take.key === key ? { ...take, ...part } : take)))
  const onStage = (key: string, stage: RecorderStage) => {
    setStages((before) => ({ ...before, [key]: stage }))
    if (stage === 'empty' || stage === 'recording') {
      change(key, { recordingId: null })
      setIsWanted(false)
    }
  }
  const onReady = (key: string, recordingId: string) => {
    const next = takes.map((take) => (take.key === key ? { ...take, recordingId } : take))
    onChange(() => next)
    if (isWanted) submitWith(next, { ...stages, [key]: 'ready' })
  }
  return (
    <div className="grid gap-6">
      <ol className="grid gap-6">
        {takes.map((take, place) => (
          <TakeItem
            key={take.key}
            take={take}
            place={place}
            count={takes.length}
            isEmpty={(stages[take.key] ?? 'empty') === 'empty' && take.keptSeconds === null}
            onName={(name) => change(take.key, { name })}
            onStage={(stage) => onStage(take.key, stage)}
            onReady={(recordingId) => onReady(take.key, recordingId)}
            onMove={(by) => onChange(() => moved(takes, take.key, by))}
            onRemove={() => onChange(() => takes.filter(({ key }) => key !== take.key))}
          />
        ))}
      </ol>
      {takes.length < INSIGHT_LIMITS.recordingsMax ? (
        <Button className="justify-self-start" icon={Plus} onClick={() => onChange(() => [...takes, newTake()])}>
          Add another recording
        </Button>
      ) : (
        <p className="text-sm text-muted">You can add up to {INSIGHT_LIMITS.recordingsMax} recordings.</p>
      )}
      {fault ? (
        <Notice tone="danger" isLive>
          {fault}
        </Notice>
      ) : null}
      {send.error ? (
        <Notice tone="danger" isLive>
          {insightFailure(send.error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Button
          variant="primary"
          isBusy={send.isPending || (isWanted && !isUploaded)}
          onClick={() => submitWith(takes, stages)}
        >
          Submit
        </Button>
        <Button variant="quiet" onClick={() => stopping.askBefore(onBack)}>
          Back
        </Button>
        <StopQuestion {...stopping.question} />
        {isWanted && !isUploaded ? (
          <p role="status" className="text-sm text-muted">
            It is submitted as soon as everything is uploaded.
          </p>
        ) : null}
      </div>
    </div>
  )
}
