import { Pause, Play, Square } from 'lucide-react'
import type { RecordingPurpose, RecordingSeconds } from '#contract/recordings/recording-limits.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { RecorderState, RecordState } from '../machine/recorder-state'
import {
  formatRecordedTime,
  isSomethingRecorded,
  NOTHING_RECORDED,
  TROUBLE_TITLES,
  tooEarlyWords,
  troubleText,
} from '../machine/recorder-words'
import type { RecorderSession, RecorderView } from '../recorder-session'
import { LivePicture } from './live-picture'
import { SoundBars } from './sound-bars'
import { Stage } from './stage'
import { TimeBar } from './time-bar'

interface RecordStepProps {
  state: Extract<RecorderState, { step: 'record' | 'store' }>
  view: RecorderView
  session: RecorderSession
  limits: RecordingSeconds
  purpose: RecordingPurpose
}

/** While it is recorded (REC-04, REC-10). */
export function RecordStep({ state, view, session, limits, purpose }: RecordStepProps) {
  const isPaused = state.step === 'record' && state.isPaused
  const isEnding = state.step === 'store'
  const hasAny = isSomethingRecorded(state.seconds)
  return (
    <>
      <Stage isWide={state.media === 'video'}>
        {state.media === 'video' ? (
          <LivePicture stream={view.stream} session={session} />
        ) : (
          <SoundBars stream={view.stream} isPaused={isPaused} />
        )}
        <RecordingBadge
          words={isEnding ? 'Finishing' : isPaused ? 'Paused' : 'Recording'}
          isOn={!isPaused && !isEnding}
        />
      </Stage>
      <TimeBar seconds={state.seconds} limits={limits} />
      {state.step === 'record' && state.hasSlept ? (
        <Notice tone="warn" isLive>
          Your device went to sleep, so the recording is paused.{hasAny ? ' Everything until then is safe.' : null}
        </Notice>
      ) : null}
      {state.step === 'record' && state.trouble ? (
        <Notice tone="warn" isLive title={TROUBLE_TITLES[state.trouble]}>
          {troubleText(state.trouble, state.seconds, limits)}
        </Notice>
      ) : null}
      {view.isOnlyHere ? <OnlyHere /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="lg"
          variant="primary"
          icon={Square}
          isBusy={isEnding}
          onClick={() => session.send({ type: 'stop' })}
        >
          Stop
        </Button>
        {isEnding ? null : (
          <Button
            size="lg"
            icon={isPaused ? Play : Pause}
            onClick={() => session.send({ type: isPaused ? 'resume' : 'pause' })}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
        <p className="text-sm text-muted">{hintFor(state.seconds, limits)}</p>
      </div>
      {state.step === 'record' ? (
        <TooEarly state={state} session={session} words={hasAny ? tooEarlyWords(purpose, limits) : NOTHING_RECORDED} />
      ) : null}
    </>
  )
}

const hintFor = (seconds: number, { min, max }: RecordingSeconds) =>
  seconds < min
    ? `${formatRecordedTime(Math.ceil(min - seconds))} until it is long enough`
    : `${formatRecordedTime(Math.ceil(max - seconds))} left`

function RecordingBadge({ words, isOn }: { words: string; isOn: boolean }) {
  return (
    <p className="absolute start-4 top-4 flex items-center gap-2 rounded-full bg-surface px-3 py-1 text-sm font-medium text-ink">
      <span aria-hidden="true" className={`size-2 rounded-full ${isOn ? 'bg-danger' : 'bg-control'}`} />
      {words}
    </p>
  )
}

/** Nothing is lost, but this tab has to stay open. */
export function OnlyHere() {
  return (
    <Notice tone="warn" isLive title="Keep this tab open until your recording is sent.">
      Your browser has no room left to store it, so it is only here for now. Free some space on this device to be safe.
    </Notice>
  )
}

/** The recorder is paused meanwhile (GI-63). */
function TooEarly({ state, session, words }: { state: RecordState; session: RecorderSession; words: string }) {
  const goOn = () => session.send({ type: 'resume' })
  return (
    <Dialog
      isOpen={state.isTooEarly}
      onClose={goOn}
      title="Stop already?"
      footer={
        <>
          <Button variant="danger" onClick={() => session.send({ type: 'reject' })}>
            Cancel
          </Button>
          <Button variant="primary" onClick={goOn}>
            OK
          </Button>
        </>
      }
    >
      <p className="text-muted">{words}</p>
    </Dialog>
  )
}
