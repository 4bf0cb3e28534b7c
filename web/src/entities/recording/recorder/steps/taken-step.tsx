import { Download, RotateCcw, Trash2 } from 'lucide-react'
import type { RecordingSeconds } from '#contract/recordings/recording-limits.js'
import { saveFile } from '#lib/browser/save-file.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { ConfirmDialog, Dialog } from '#ui/overlay/dialog.js'
import type { Ending, TakenState } from '../machine/recorder-state'
import { ERASE_QUESTION, formatRecordedTime, limitWords } from '../machine/recorder-words'
import type { RecorderSession, RecorderView } from '../recorder-session'
import type { Take } from '../takes/take'
import { OnlyHere } from './record-step'
import { TakePlayer } from './take-player'
import { UploadWords } from './upload-words'

interface TakenStepProps {
  state: TakenState
  view: RecorderView
  session: RecorderSession
  limits: RecordingSeconds
}

/** The take: it can be heard, erased, and recorded anew (REC-05, REC-06). */
export function TakenStep({ state, view: { take, upload, isOnlyHere }, session, limits }: TakenStepProps) {
  if (!take) return null
  const isTooShort = session.isTooShort(take)
  const words = ENDING_WORDS[state.ending]
  return (
    <>
      {words ? (
        <Notice tone={state.ending === 'found' ? 'info' : 'warn'} isLive>
          {words}
        </Notice>
      ) : null}
      <TakePlayer take={take} upload={upload} />
      <p className="text-sm text-ink">
        Your recording is <span className="font-medium tabular">{formatRecordedTime(state.seconds)}</span> long.
      </p>
      {isTooShort ? (
        <Notice tone="warn">
          It has to be at least {formatRecordedTime(limits.min)}, so it can’t be submitted. You can listen to it and
          save a copy before you record again.
        </Notice>
      ) : null}
      {upload && !isTooShort ? <UploadWords take={take} upload={upload} onRetry={() => session.sendAgain()} /> : null}
      {isOnlyHere && upload?.at !== 'ready' ? <OnlyHere /> : null}
      <div className="flex flex-wrap gap-3">
        <Button icon={RotateCcw} onClick={() => session.send({ type: 'ask', question: 'redo' })}>
          Record again
        </Button>
        {take.size > 0 ? (
          <Button icon={Download} variant="quiet" onClick={() => void saveCopy(take)}>
            Save a copy
          </Button>
        ) : null}
        <Button icon={Trash2} variant="quiet" onClick={() => session.send({ type: 'ask', question: 'delete' })}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        isOpen={state.question !== null}
        title={state.question === 'redo' ? 'Record again' : 'Delete recording'}
        text={ERASE_QUESTION}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => session.send({ type: 'erase' })}
        onClose={() => session.send({ type: 'keep' })}
      />
      <LimitReached isOpen={state.isLimitShown} words={limitWords(limits)} session={session} />
    </>
  )
}

const ENDING_WORDS: Readonly<Record<Ending, string | null>> = {
  stopped: null,
  limit: null,
  unplugged: 'A device was disconnected, so the recording stopped. Everything until then is safe.',
  failed: 'Your browser stopped recording. Everything until then is safe.',
  found: 'We kept the recording that you began here.',
}

async function saveCopy(take: Take): Promise<void> {
  const [, ending = 'webm'] = /^\w+\/(\w+)/.exec(take.stored.mimeType) ?? []
  saveFile(await take.whole(), `recording.${ending}`)
}

/** Said once the take is safe (GI-64). */
function LimitReached({ isOpen, words, session }: { isOpen: boolean; words: string; session: RecorderSession }) {
  const close = () => session.send({ type: 'limit-seen' })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="The recording has ended"
      footer={
        <Button variant="primary" onClick={close}>
          OK
        </Button>
      }
    >
      <p role="alert" className="text-muted">
        {words} It ended there, and all of it is kept.
      </p>
    </Dialog>
  )
}
