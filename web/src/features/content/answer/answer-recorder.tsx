import { useState } from 'react'
import { forgetTake, Recorder, type RecorderStage } from '#entities/recording/recorder/recorder.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { AnswerThanks } from './answer-thanks'
import { submitFailure, useSubmitAnswer } from './use-submit-answer'

const MEDIA = ['audio', 'video'] as const

interface AnswerRecorderProps {
  questionId: string
  /** closed by its author after the thanks */
  onDone(): void
  /** it is submitted: the thanks are shown */
  onSubmitted?(): void
  onStage?(stage: RecorderStage): void
}

/** Answers a question with a recording, from the choice of its kind to the thanks (REC-01). */
export function AnswerRecorder({ questionId, onDone, onSubmitted, onStage }: AnswerRecorderProps) {
  const [stage, setStage] = useState<RecorderStage>('empty')
  const [readyId, setReadyId] = useState<string | null>(null)
  // pressed before all of it was uploaded: it is submitted as soon as it is
  const [isWanted, setIsWanted] = useState(false)
  const submit = useSubmitAnswer()
  const send = (recordingId: string) =>
    submit.mutate(
      { questionId, recordingId },
      {
        onSuccess: () => {
          onSubmitted?.()
          void forgetTake(recordingId)
        },
      },
    )

  if (submit.isSuccess) return <AnswerThanks onDone={onDone} />
  const hasTake = stage === 'sending' || stage === 'ready' || (stage === 'unsent' && isWanted)
  return (
    <div className="grid gap-6">
      <Recorder
        purpose="answer"
        media={MEDIA}
        place={`answer:${questionId}`}
        onReady={({ recordingId }) => {
          setReadyId(recordingId)
          if (isWanted) send(recordingId)
        }}
        onChange={(next) => {
          setStage(next)
          onStage?.(next)
          if (next === 'ready') return
          setReadyId(null)
          if (next === 'empty' || next === 'recording') setIsWanted(false)
        }}
      />
      {submit.isError ? (
        <Notice tone="danger" isLive>
          {submitFailure(submit.error)}
        </Notice>
      ) : null}
      {hasTake ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <Button
            variant="primary"
            size="lg"
            isBusy={submit.isPending || (isWanted && !readyId)}
            onClick={() => {
              setIsWanted(true)
              if (readyId) send(readyId)
            }}
          >
            Submit
          </Button>
          <p role="status" className="text-sm text-muted">
            {isWanted && !readyId
              ? 'It is submitted as soon as it is uploaded.'
              : 'Staff look at it before it is public.'}
          </p>
        </div>
      ) : null}
    </div>
  )
}
