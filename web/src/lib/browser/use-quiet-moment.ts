import { useEffect, useState } from 'react'
import { hasReturnedPayment } from './returned-payment'

const LOOK_MS = 1000

/**
 * Becomes true, and stays so, once something may interrupt: no dialog is open or about to tell of a payment, and
 * nobody is typing.
 * @param isWaiting whether there is anything to interrupt for
 */
export function useQuietMoment(isWaiting: boolean): boolean {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setHasCome(false)
    if (hasCome) return
    const look = () => setHasCome(isQuiet())
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isWaiting, hasCome])
  return isWaiting && hasCome
}

function isQuiet(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false
  return !isTyping && !hasReturnedPayment() && !document.querySelector('[role="dialog"]')
}
