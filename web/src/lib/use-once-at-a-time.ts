import { useRef } from 'react'

interface Sending<Variables> {
  mutate(variables: Variables, options: { onSettled(): void }): void
}

/** Sends unless it is being sent already: the second click of a double click comes before the button is busy. */
export function useOnceAtATime<Variables>(sending: Sending<Variables>): (variables: Variables) => void {
  const isUnderWay = useRef(false)
  return (variables) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    sending.mutate(variables, {
      onSettled: () => {
        isUnderWay.current = false
      },
    })
  }
}
