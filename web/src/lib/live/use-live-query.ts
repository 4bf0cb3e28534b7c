import { useEffect, useRef, useState } from 'react'
import { useIsOnline } from '../browser/use-online'
import { follow } from './follow'
import { useIsPageVisible } from './use-is-page-visible'

interface LiveQuery<TData, TVariables> {
  document: string
  variables: TVariables
  isEnabled?: boolean
  /** called with the first result of each connection, and with every change */
  onData(data: TData): void
}

/**
 * Follows a live query while the page is visible and online.
 * @returns whether changes are coming in right now; poll whenever it is false
 */
export function useLiveQuery<TData, TVariables extends Record<string, unknown>>({
  document,
  variables,
  isEnabled = true,
  onData,
}: LiveQuery<TData, TVariables>): boolean {
  const [isLive, setIsLive] = useState(false)
  const isOnline = useIsOnline()
  const isInSight = useIsPageVisible()
  const isFollowing = isEnabled && isOnline && isInSight
  const heard = useRef(onData)
  useEffect(() => {
    heard.current = onData
  })
  const key = JSON.stringify(variables)
  useEffect(() => {
    if (!isFollowing) return
    const stop = follow(
      { query: document, variables: JSON.parse(key) as TVariables },
      { onData: (data) => heard.current(data as TData), onLive: setIsLive },
    )
    return () => {
      stop()
      setIsLive(false)
    }
  }, [document, key, isFollowing])
  return isLive
}
