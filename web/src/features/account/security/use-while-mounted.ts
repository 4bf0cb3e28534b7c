import { useCallback, useRef } from 'react'
import { useIsStillHere } from '#lib/forms/use-is-still-here.js'

/**
 * Wraps `act` so that it does nothing once the component is unmounted: closing a dialog while it validates must not
 * send it.
 */
export function useWhileMounted<Input>(act: (input: Input) => Promise<unknown>): (input: Input) => Promise<unknown> {
  const isStillHere = useIsStillHere()
  const latest = useRef(act)
  latest.current = act
  return useCallback(async (input) => (isStillHere() ? latest.current(input) : undefined), [isStillHere])
}
