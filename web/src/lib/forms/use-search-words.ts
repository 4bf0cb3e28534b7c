import { useEffect, useRef, useState } from 'react'

interface SearchWords {
  /** what was searched for last, as the address has it; wins when it changes, as with Back */
  words: string
  /** searching begins when somebody stops typing for this long */
  pauseMs: number
  /** whether trimmed words are worth sending; all are, unless told otherwise */
  isWorthSending?(words: string): boolean
  /** @param isSettled sent with Enter rather than after a pause */
  onSearch(words: string, isSettled: boolean): void
}

/** The words of a search field: searched for while one types, and at once when `submit` is called. */
export function useSearchWords({ words, pauseMs, isWorthSending = () => true, onSearch }: SearchWords) {
  const [typed, setTyped] = useState(words)
  const [known, setKnown] = useState(words)
  const sent = useRef(words)
  if (known !== words) {
    setKnown(words)
    // what was sent from here may come back while more is being typed
    if (words !== sent.current) setTyped(words)
    sent.current = words
  }
  const send = (isSettled: boolean) => {
    const next = typed.trim()
    if (next === words || !isWorthSending(next)) return
    sent.current = next
    onSearch(next, isSettled)
  }
  const sendLatest = useRef(send)
  sendLatest.current = send
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => sendLatest.current(false), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return { typed, setTyped, submit: () => send(true) }
}
