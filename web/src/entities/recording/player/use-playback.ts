import { type RefObject, useRef, useState } from 'react'
import { useSession } from '#lib/session.js'
import { heardPart, heardSeconds } from './heard-time'
import { playAlone } from './play-alone'
import { readPlace, readSpeed, saveSpeed } from './remembered-place'
import { useRemembering } from './use-remembering'

/** What a browser may be off by without having ignored us. */
const OFF_S = 0.5

export interface PlaybackOptions {
  element: RefObject<HTMLMediaElement | null>
  source: string
  seconds: number
  /** by which this browser remembers where its person stopped */
  memoryKey: string | null
  /** a link that opens it at this second; it goes before where one stopped */
  startAt: number | null
  /** a new address after the old one has ended */
  renew?: () => Promise<string>
  /** how much of it was played so far, by whoever listens */
  onHeardPart?: (part: number) => void
}

export type Playback = ReturnType<typeof usePlayback>

/** Plays one recording: the native element plays, this decides what it plays from where, and says what it is doing. */
export function usePlayback({ element, source, seconds, memoryKey, startAt, renew, onHeardPart }: PlaybackOptions) {
  const person = useSession().user?.id ?? 'visitor'
  const [address, setAddress] = useState(source)
  const [state, setState] = useState<'idle' | 'waiting' | 'playing' | 'failed'>('idle')
  const [at, setAt] = useState(() => startAt ?? (memoryKey ? readPlace(person, memoryKey, seconds) : 0))
  const [speed, setSpeed] = useState(readSpeed)
  const hasStarted = useRef(false)
  const heardBefore = useRef(0)
  const { remember, rememberOnTheWay } = useRemembering(element, { at, seconds, person, memoryKey, hasStarted })

  const seek = (second: number) => {
    const place = Math.min(Math.max(second, 0), seconds)
    setAt(place)
    if (hasStarted.current && element.current) element.current.currentTime = place
  }

  const play = async (from = at) => {
    const media = element.current
    if (!media) return
    playAlone(media)
    const place = from >= seconds - OFF_S ? 0 : from
    if (!hasStarted.current || Math.abs(media.currentTime - place) > OFF_S) media.currentTime = place
    hasStarted.current = true
    media.playbackRate = speed
    setAt(place)
    setState('waiting')
    await media.play().catch((error: Error) => {
      // paused before it began, or not allowed to: neither is a fault of the recording
      if (error.name !== 'NotSupportedError') setState((was) => (was === 'failed' ? was : 'idle'))
    })
  }

  const retry = async () => {
    setState('waiting')
    try {
      const next = renew ? await renew() : source
      const media = element.current
      if (!media) return
      heardBefore.current += heardSeconds(media)
      hasStarted.current = false
      setAddress(next)
      // the attribute follows with the next render, and the same address has to be asked for anew too
      media.src = next
      media.load()
      await play()
    } catch {
      setState('failed')
    }
  }

  return {
    ...{ address, state, at, speed, seek, play, retry },
    pause: () => element.current?.pause(),
    changeSpeed(next: number) {
      setSpeed(next)
      saveSpeed(next)
      if (element.current) element.current.playbackRate = next
    },
    /** what the native element tells */
    listeners: {
      onPlay: () => element.current && playAlone(element.current),
      onPlaying: () => setState('playing'),
      onWaiting: () => setState((was) => (was === 'playing' ? 'waiting' : was)),
      onPause() {
        setState((was) => (was === 'failed' ? was : 'idle'))
        remember()
      },
      onLoadedMetadata() {
        const media = element.current
        // not every browser begins where it was told before it knew the recording
        if (media && hasStarted.current && Math.abs(media.currentTime - at) > OFF_S) media.currentTime = at
      },
      onTimeUpdate() {
        const media = element.current
        if (!media || !hasStarted.current || media.seeking) return
        setAt(media.currentTime)
        onHeardPart?.(heardPart(heardBefore.current + heardSeconds(media), seconds))
        rememberOnTheWay(media.currentTime)
      },
      onEnded() {
        setState('idle')
        setAt(seconds)
      },
      onError: () => setState('failed'),
    },
  }
}
