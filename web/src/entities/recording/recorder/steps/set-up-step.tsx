import { Mic } from 'lucide-react'
import type { RecordingSeconds } from '#contract/recordings/recording-limits.js'
import { Button } from '#ui/button/button.js'
import { Icon } from '#ui/display/icon.js'
import type { RecorderState } from '../machine/recorder-state'
import { rangeWords } from '../machine/recorder-words'
import type { RecorderSession, RecorderView } from '../recorder-session'
import { DevicePicker } from './device-picker'
import { EnablePreview } from './enable-preview'
import { LevelMeter } from './level-meter'
import { LivePicture } from './live-picture'
import { Stage } from './stage'

interface SetUpStepProps {
  state: Extract<RecorderState, { step: 'set-up' | 'countdown' }>
  view: RecorderView
  session: RecorderSession
  limits: RecordingSeconds
}

/** Devices are chosen and tried; then it counts down (REC-03). */
export function SetUpStep({ state, view: { stream }, session, limits }: SetUpStepProps) {
  const { media } = state
  const isVideo = media === 'video'
  const isCounting = state.step === 'countdown'
  return (
    <>
      <Stage isWide={isVideo}>
        {isVideo ? <LivePicture stream={stream} session={session} /> : null}
        {isCounting ? (
          <Countdown left={state.left} isOverPicture={isVideo} />
        ) : isVideo ? null : (
          <>
            <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon of={Mic} size={24} />
            </span>
            <p className="text-sm text-muted">Your microphone is ready. Nothing is recorded yet.</p>
          </>
        )}
      </Stage>
      {isCounting ? null : (
        <div className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DevicePicker kind="audio" stream={stream} session={session} />
            {isVideo ? <DevicePicker kind="video" stream={stream} session={session} /> : null}
            <div className={isVideo ? 'sm:col-span-2' : 'sm:pt-8'}>
              <LevelMeter stream={stream} />
            </div>
          </div>
          <EnablePreview media={media} session={session} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isCounting ? null : (
          <Button variant="primary" size="lg" isBusy={!stream} onClick={() => session.send({ type: 'start' })}>
            Start recording
          </Button>
        )}
        <Button variant="quiet" size="lg" onClick={() => session.send({ type: 'back' })}>
          {isCounting ? 'Cancel' : 'Back'}
        </Button>
        <p className="text-sm text-muted">{rangeWords(limits)}</p>
      </div>
    </>
  )
}

function Countdown({ left, isOverPicture }: { left: number; isOverPicture: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`relative grid justify-items-center gap-2 ${isOverPicture ? 'rounded-xl bg-surface/90 px-8 py-6' : ''}`}
    >
      <p className="text-base font-medium text-ink">Get ready!</p>
      <p className="font-serif text-4xl text-accent tabular">{left}</p>
    </div>
  )
}
