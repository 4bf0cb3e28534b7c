import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { INSIGHT_LIMITS, INSIGHT_MESSAGES } from '#contract/content/insight-limits.js'
import { Recorder, type RecorderStage } from '#entities/recording/recorder/recorder.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'
import { type InsightTake, placeOf } from './insight-values'
import { KeptRecording } from './kept-recording'

interface TakeItemProps {
  take: InsightTake
  place: number
  count: number
  /** nothing is recorded yet */
  isEmpty: boolean
  onName(name: string): void
  onStage(stage: RecorderStage): void
  onReady(recordingId: string): void
  onMove(by: 1 | -1): void
  onRemove(): void
}

/** One recording with its title. */
export function TakeItem({ take, place, count, isEmpty, onName, onStage, onReady, onMove, onRemove }: TakeItemProps) {
  const [isAsked, setAsked] = useState(false)
  const number = place + 1
  const isTooLong = [...take.name.trim()].length > INSIGHT_LIMITS.recordingNameCharactersMax
  return (
    <li aria-label={`Recording ${number}`} className="grid gap-4 rounded-xl border border-line bg-surface p-4 sm:p-6">
      <div className="flex items-center gap-1">
        <h3 className="flex-1 font-medium text-ink">Recording {number}</h3>
        {place > 0 ? (
          <IconButton label={`Move recording ${number} up`} icon={ArrowUp} onClick={() => onMove(-1)} />
        ) : null}
        {number < count ? (
          <IconButton label={`Move recording ${number} down`} icon={ArrowDown} onClick={() => onMove(1)} />
        ) : null}
        {/* a take is erased in its recorder, where it is asked about */}
        {count > 1 && (isEmpty || take.keptSeconds !== null) ? (
          <IconButton
            label={`Remove recording ${number}`}
            icon={Trash2}
            onClick={() => (isEmpty ? onRemove() : setAsked(true))}
          />
        ) : null}
      </div>
      <Field label="Title of the recording" error={isTooLong ? INSIGHT_MESSAGES.recordingTitleTooLong : undefined}>
        {(control) => <TextInput {...control} value={take.name} onChange={({ target }) => onName(target.value)} />}
      </Field>
      {take.keptSeconds !== null && take.recordingId ? (
        <KeptRecording id={take.recordingId} seconds={take.keptSeconds} title={take.name} />
      ) : (
        <Recorder
          purpose="insight"
          media="audio"
          place={placeOf(take.key)}
          onChange={onStage}
          onReady={({ recordingId }) => onReady(recordingId)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title="Remove recording"
        text="Are you sure you want to delete this recording?"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={onRemove}
        onClose={() => setAsked(false)}
      />
    </li>
  )
}
