import { ChevronRight, type LucideIcon, Mic, Video } from 'lucide-react'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { Icon } from '#ui/display/icon.js'
import { rangeWords } from '../machine/recorder-words'
import type { LimitsByMedia } from '../use-recording-limits'

const CHOICES: Readonly<Record<RecordingMedia, { icon: LucideIcon; label: string; text: string }>> = {
  audio: { icon: Mic, label: 'Record audio', text: 'Your voice, without a picture' },
  video: { icon: Video, label: 'Record video', text: 'You and your voice' },
}

interface ChooseStepProps {
  choices: readonly RecordingMedia[]
  limits: LimitsByMedia
  onChoose(media: RecordingMedia): void
}

/** Choosing asks for permission at once (REC-02). */
export function ChooseStep({ choices, limits, onChoose }: ChooseStepProps) {
  const [first = 'audio'] = choices
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-flow-col sm:auto-cols-fr">
        {choices.map((media) => (
          <button
            key={media}
            type="button"
            onClick={() => onChoose(media)}
            className="focus-ring group flex items-center gap-4 rounded-xl border border-control bg-surface p-6 text-start transition-colors duration-120 hover:border-accent hover:bg-accent-soft"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent group-hover:bg-surface">
              <Icon of={CHOICES[media].icon} size={24} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-ink">{CHOICES[media].label}</span>
              <span className="block text-sm text-muted">{CHOICES[media].text}</span>
            </span>
            <Icon of={ChevronRight} className="text-muted" />
          </button>
        ))}
      </div>
      <p className="text-sm text-muted">
        {rangeWords(limits[first])}. You can pause, listen to it, and record again before anybody hears it.
      </p>
    </div>
  )
}
