import { type RefObject, useEffect, useState } from 'react'
import { textBeforeCaret } from './caret-text'

/** The text up to the caret, followed as one types and moves; empty while the caret is elsewhere. */
export function useTextBeforeCaret(holder: RefObject<HTMLElement | null>): string {
  const [before, setBefore] = useState('')
  useEffect(() => {
    const read = () => setBefore(textBeforeCaret(holder.current) ?? '')
    const events = ['selectionchange', 'input'] as const
    for (const name of events) document.addEventListener(name, read)
    return () => {
      for (const name of events) document.removeEventListener(name, read)
    }
  }, [holder])
  return before
}
