import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import type { RecorderProps } from '../recorder-props'
import type { RecorderSession } from '../recorder-session'
import type { LimitsByMedia } from '../use-recording-limits'
import { AskStep } from './ask-step'
import { BlockedStep } from './blocked-step'
import { ChooseStep } from './choose-step'
import { LiveWords } from './live-words'
import { RecordStep } from './record-step'
import { SetUpStep } from './set-up-step'
import { stageOf } from './stage-of'
import { TakenStep } from './taken-step'

interface RecorderStepsProps extends Omit<RecorderProps, 'place'> {
  session: RecorderSession
  limits: LimitsByMedia
}

/** The recorder, whichever step it is at (REC-01). */
export function RecorderSteps({ session, limits, purpose, media, onReady, onChange }: RecorderStepsProps) {
  const view = useSyncExternalStore(session.subscribe, session.getView)
  const { state } = view
  useReports(session, { onReady, onChange })
  useLeaveWarning(state.step === 'record' || state.step === 'store' || view.isOnlyHere)
  const choices: readonly RecordingMedia[] = typeof media === 'string' ? [media] : media
  return (
    <section aria-label="Recorder" className="grid gap-4">
      {state.step === 'choose' ? (
        <ChooseStep
          choices={choices}
          limits={limits}
          onChoose={(chosen) => session.send({ type: 'choose', media: chosen })}
        />
      ) : null}
      {state.step === 'ask' ? <AskStep media={state.media} session={session} /> : null}
      {state.step === 'blocked' ? <BlockedStep state={state} session={session} /> : null}
      {state.step === 'set-up' || state.step === 'countdown' ? (
        <SetUpStep state={state} view={view} session={session} limits={limits[state.media]} />
      ) : null}
      {state.step === 'record' || state.step === 'store' ? (
        <RecordStep state={state} view={view} session={session} limits={limits[state.media]} purpose={purpose} />
      ) : null}
      {state.step === 'taken' ? (
        <TakenStep state={state} view={view} session={session} limits={limits[state.media]} />
      ) : null}
      <LiveWords view={view} limits={limits} />
    </section>
  )
}

/** Tells whoever uses the recorder where it is, and each take once when the server has it. */
function useReports(session: RecorderSession, handlers: Pick<RecorderProps, 'onReady' | 'onChange'>): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    let [stage, readyId] = ['', '']
    const report = () => {
      const view = session.getView()
      const next = stageOf(view)
      if (next !== stage) latest.current.onChange?.(next)
      stage = next
      const id = view.take?.stored.id
      if (next !== 'ready' || !id || id === readyId || view.upload?.at !== 'ready') return
      readyId = id
      latest.current.onReady({
        recordingId: id,
        media: view.take?.stored.media ?? 'audio',
        seconds: view.upload.seconds,
      })
    }
    report()
    return session.subscribe(report)
  }, [session])
}

/** The browser asks before a page is closed that still records. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
