import { useEffect, useRef, useState } from 'react'
import { useIsOnline } from '../browser/use-online'
import { followEvents } from './event-stream'
import { useIsPageVisible } from './use-is-page-visible'

interface EventStream<TData> {
  /** of an endpoint made with `defineStream` */
  path: string
  isEnabled?: boolean
  onEvent(data: TData): void
}

/**
 * Follows an event stream while the page is visible and online.
 * @returns whether events are coming in right now; poll whenever it is false
 */
export function useEventStream<TData>({ path, isEnabled = true, onEvent }: EventStream<TData>): boolean {
  const [isLive, setIsLive] = useState(false)
  const isOnline = useIsOnline()
  const isInSight = useIsPageVisible()
  const isFollowing = isEnabled && isOnline && isInSight
  const heard = useRef(onEvent)
  useEffect(() => {
    heard.current = onEvent
  })
  useEffect(() => {
    if (!isFollowing) return
    const stop = followEvents(path, { onEvent: (data) => heard.current(data as TData), onLive: setIsLive })
    return () => {
      stop()
      setIsLive(false)
    }
  }, [path, isFollowing])
  return isLive
}
