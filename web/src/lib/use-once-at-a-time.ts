import { useCallback, useRef } from 'react'

interface Sending<Variables> {
  mutateAsync(variables: Variables): Promise<unknown>
}

/** Runs what it is given unless something is under way already, until its promise settles. */
export function useOneUnderWay(): (run: () => Promise<unknown>) => Promise<void> {
  const isUnderWay = useRef(false)
  return useCallback(async (run) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await run()
    } finally {
      isUnderWay.current = false
    }
  }, [])
}

/**
 * Sends unless it is being sent already: the second click of a double click comes before the button is busy. Unlike the
 * callbacks of `mutate`, it also notices the end of a mutation that was reset. Why one failed is the mutation's to show.
 */
export function useOnceAtATime<Variables>(sending: Sending<Variables>): (variables: Variables) => void {
  const once = useOneUnderWay()
  return (variables) => void once(() => sending.mutateAsync(variables).catch(() => undefined))
}
