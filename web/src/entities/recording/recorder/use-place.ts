import { useEffect, useRef, useState } from 'react'
import type { RecordingPurpose } from '#contract/recordings/recording-limits.js'
import { browserDevices } from './devices/devices'
import { rememberedDevices } from './devices/remembered-devices'
import { RecorderSession } from './recorder-session'
import { browserStore } from './takes/browser-store'
import { holdPlace, placeIsFree } from './takes/hold-place'
import { TakeDesk } from './takes/take-desk'
import type { LimitsByMedia } from './use-recording-limits'

type Place =
  | { status: 'opening' }
  /** another tab records here */
  | { status: 'elsewhere' }
  | { status: 'open'; session: RecorderSession }

/** Opens the recorder at a place, with the take that is there, once no other tab records there. */
export function usePlace(ownerId: string, place: string, purpose: RecordingPurpose, limits: LimitsByMedia): Place {
  const [opened, setOpened] = useState<Place>({ status: 'opening' })
  const latest = useRef(limits)
  latest.current = limits

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const closers: (() => void)[] = []
    const open = async () => {
      let release = await holdPlace(ownerId, place)
      while (!release && !signal.aborted) {
        setOpened({ status: 'elsewhere' })
        await placeIsFree(ownerId, place, signal)
        release = await holdPlace(ownerId, place)
      }
      if (signal.aborted) return release?.()
      if (release) closers.push(release)
      const desk = new TakeDesk(ownerId, place, await browserStore())
      const take = await desk.find().catch(() => null)
      if (signal.aborted) return
      const session = new RecorderSession({
        ...{ purpose, desk, limits: latest.current },
        devices: browserDevices,
        chosen: rememberedDevices(),
      })
      closers.push(() => session.close(), flushWhenHidden(session))
      if (take) session.offer(take)
      setOpened({ status: 'open', session })
      void desk.sweep().catch(() => undefined)
    }
    open().catch(() => undefined)
    return () => {
      leaving.abort()
      for (const close of closers.reverse()) close()
      setOpened({ status: 'opening' })
    }
  }, [ownerId, place, purpose])

  return opened
}

/** A page that is hidden may never be shown again. */
function flushWhenHidden(session: RecorderSession): () => void {
  const flush = () => {
    if (document.visibilityState === 'hidden') session.flush()
  }
  document.addEventListener('visibilitychange', flush)
  return () => document.removeEventListener('visibilitychange', flush)
}
