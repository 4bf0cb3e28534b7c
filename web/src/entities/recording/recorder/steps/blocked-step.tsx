import { useEffect } from 'react'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { permissionHelp } from '../devices/permission-help'
import type { Obstacle, RecorderState } from '../machine/recorder-state'
import { DENIED, UNSUPPORTED } from '../machine/recorder-words'
import type { RecorderSession } from '../recorder-session'
import { EnablePreview } from './enable-preview'

type Blocked = Extract<RecorderState, { step: 'blocked' }>

/** Why nothing can be recorded, and what to do about it in this browser. */
export function BlockedStep({ state: { media, obstacle }, session }: { state: Blocked; session: RecorderSession }) {
  useRetryWhenAllowed(obstacle === 'denied', media, session)
  const steps = obstacle === 'denied' ? permissionHelp(media, navigator.userAgent, navigator.maxTouchPoints > 1) : []
  const words = WORDS[obstacle]
  return (
    <Notice
      tone="danger"
      isLive
      title={obstacle === 'unsupported' ? UNSUPPORTED[media] : words.title(media)}
      action={
        <>
          <Button size="sm" onClick={() => session.send({ type: 'choose', media })}>
            Try again
          </Button>
          <Button size="sm" variant="quiet" onClick={() => session.send({ type: 'back' })}>
            Back
          </Button>
          <EnablePreview media={media} session={session} />
        </>
      }
    >
      {steps.length > 0 ? (
        <ol className="list-decimal ps-4">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        words.text
      )}
    </Notice>
  )
}

const device = (media: RecordingMedia) => (media === 'video' ? 'camera or microphone' : 'microphone')

const WORDS: Readonly<Record<Obstacle, { title(media: RecordingMedia): string; text: string }>> = {
  denied: { title: () => DENIED, text: '' },
  unsupported: {
    title: () => '',
    text: 'A current version of Chrome, Edge, Firefox or Safari can record. You can also go on with another device.',
  },
  missing: {
    title: (media) => `No ${device(media)} was found.`,
    text: 'Plug one in, or check that it is switched on, then try again.',
  },
  busy: {
    title: (media) => `Another program is using your ${device(media)}.`,
    text: 'Close calls and other programs that use it, then try again.',
  },
}

/** Goes on by itself once permission is given in the browser's own settings. */
function useRetryWhenAllowed(isDenied: boolean, media: RecordingMedia, session: RecorderSession): void {
  useEffect(() => {
    if (!isDenied || !navigator.permissions) return
    const watched: PermissionStatus[] = []
    let isShown = true
    const retry = () => {
      if (watched.every(({ state }) => state !== 'denied')) session.send({ type: 'choose', media })
    }
    const names = media === 'video' ? ['camera', 'microphone'] : ['microphone']
    for (const name of names)
      navigator.permissions
        // not every browser knows these names
        .query({ name: name as PermissionName })
        .then((status) => {
          if (!isShown) return
          watched.push(status)
          status.addEventListener('change', retry)
        })
        .catch(() => undefined)
    return () => {
      isShown = false
      for (const status of watched) status.removeEventListener('change', retry)
    }
  }, [isDenied, media, session])
}
