import { lazy, Suspense } from 'react'
import { formatCount } from '#contract/format/counts.js'
import { answerWords, readingMinutes, totalWordsFault } from '#contract/responses/ai-training.js'
import type { ResponseType } from '#contract/responses/response-form.js'
import { RESPONSE_MESSAGES } from '#contract/responses/response-limits.js'
import type { RecorderStage } from '#entities/recording/recorder/recorder.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { RadioGroup } from '#ui/form/radio-group.js'
import { AnswerParts } from '../fields/answer-parts'
import { useSuggestions } from './suggestions'
import type { ResponseFlow } from './use-response-flow'

const SpokenAnswer = lazy(() => import('../fields/spoken-answer'))

interface AnswerStepProps {
  flow: ResponseFlow
  place: string
  isEditor: boolean
  onStage(stage: RecorderStage): void
  /** asks first if a recording would end */
  askBefore(act: () => void): void
}

/** The answer: in writing, or recorded (RESP-05, GI-26). */
export function AnswerStep({ flow, place, isEditor, onStage, askBefore }: AnswerStepProps) {
  const { values, change, errorOf, touch } = flow
  // a video comes from the recorder of questions and answers, and may be kept
  const isWritten = values.responseType === 'text'
  return (
    <div className="grid gap-6">
      <RadioGroup<ResponseType>
        legend="How do you want to answer?"
        isInline
        value={isWritten ? 'text' : 'audio'}
        options={[
          { value: 'text', label: 'In writing', hint: 'Three parts, at your own pace.' },
          { value: 'audio', label: 'Record audio', hint: 'Speak for up to 15 minutes.' },
        ]}
        onChange={(responseType) => askBefore(() => change({ responseType }))}
      />
      {isWritten ? (
        <>
          <Written flow={flow} isEditor={isEditor} />
          {isEditor ? <Length flow={flow} /> : null}
        </>
      ) : (
        <Suspense fallback={<SkeletonRows label="Opening the recorder" rows={['h-24', 'h-72', 'h-40']} />}>
          <SpokenAnswer
            values={values}
            place={place}
            recordingError={flow.errorOf('recordingId') && RESPONSE_MESSAGES.recordingMissing}
            transcriptError={errorOf('transcript')}
            onChange={change}
            onStage={(stage) => {
              onStage(stage)
              if (stage === 'unsent') touch('recordingId')
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Written({ flow, isEditor }: { flow: ResponseFlow; isEditor: boolean }) {
  const [found] = useSuggestions(flow.values, isEditor)
  const hints = isEditor
    ? { strategyTxt: found?.part_1, criticalTxt: found?.part_2, realExampleTxt: found?.part_3 }
    : {}
  return (
    <AnswerParts
      answer={flow.values}
      hints={hints}
      errorOf={flow.errorOf}
      onChange={flow.change}
      onBlur={(part) => (flow.values[part].trim() ? flow.touch(part) : undefined)}
    />
  )
}

/** How long all of it is to read, and whether it is enough to learn from (EDIT-03, EDIT-04, EDIT-13). */
function Length({ flow }: { flow: ResponseFlow }) {
  const words = answerWords(flow.values)
  const fault = words > 0 ? totalWordsFault(flow.values) : null
  return (
    <p aria-live="polite" className="text-sm text-muted">
      {formatCount(words, 'word')} in all
      {words > 0 ? `, ${formatCount(readingMinutes(words), 'minute')} to read` : ''}
      {fault ? <span className="block text-danger">{fault}</span> : null}
    </p>
  )
}
