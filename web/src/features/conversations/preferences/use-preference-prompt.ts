import { useState } from 'react'
import { useSignedInUser } from '#lib/session.js'

/**
 * Whether the form opens by itself when the user types (AIH-17): with nothing told yet, until they close it once in this
 * session (AIH-19, GD-22).
 */
export function usePreferencePrompt(count: number, isKnown: boolean) {
  const { id } = useSignedInUser()
  const key = `showAiPreferencePrompt:${id}`
  const [isOpen, setIsOpen] = useState(false)
  return {
    isOpen,
    open: () => setIsOpen(true),
    /** called when a question is typed or picked */
    onQuestion: () => {
      if (isKnown && count === 0 && sessionStorage.getItem(key) !== 'false') setIsOpen(true)
    },
    dismiss: () => {
      sessionStorage.setItem(key, 'false')
      setIsOpen(false)
    },
    /** after saving */
    hide: () => setIsOpen(false),
  }
}
