import { useCallback, useRef } from 'react'

interface Sending<Variables> {
  mutateAsync(variables: Variables): Promise<unknown>
}

/** Sends unless it is being sent already: the second click of a double click comes before the button is busy. */
export function useOnceAtATime<Variables>(sending: Sending<Variables>): (variables: Variables) => void {
  const isUnderWay = useRef(false)
  return (variables) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // unlike the callbacks of `mutate`, it also settles once the mutation is reset; why it failed is the mutation's to show
    const release = () => {
      isUnderWay.current = false
    }
    void sending.mutateAsync(variables).then(release, release)
  }
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
