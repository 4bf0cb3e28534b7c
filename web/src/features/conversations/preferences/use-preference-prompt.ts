import { useEffect, useState } from 'react'
import { readText, writeText } from '#lib/browser/storage.js'
import { useOpenInAddress } from '#lib/browser/use-open-in-address.js'
import { useSignedInUser } from '#lib/session.js'

/**
 * Whether the form is open, and how. When the user types or picks a question with nothing told yet (AIH-17), it comes up
 * beside the question, which keeps the focus, until they close it once in this session (AIH-19, GD-22).
 * @param count how much was told; undefined until it is known
 * @param load the code of the form: without it, such as without a network, nothing comes up by itself
 */
export function usePreferencePrompt(count: number | undefined, load: () => Promise<unknown>) {
  const { id } = useSignedInUser()
  const key = `showAiPreferencePrompt:${id}`
  const { isOpen, open, close } = useOpenInAddress('preferences')
  const [isAsking, setIsAsking] = useState(false)
  const [isBeside, setIsBeside] = useState(false)
  // in state, too: where storage is blocked, it would come back with the next key
  const [isDismissed, setIsDismissed] = useState(() => readText(key, 'session') === 'false')
  useEffect(() => {
    if (!isAsking || count === undefined) return
    if (count !== 0 || isDismissed) return setIsAsking(false)
    let isPast = false
    const onLoaded = (isThere: boolean) => {
      if (isPast) return
      setIsAsking(false)
      setIsBeside(isThere)
    }
    load().then(
      () => onLoaded(true),
      () => onLoaded(false),
    )
    return () => {
      isPast = true
    }
  }, [isAsking, count, isDismissed, load])
  const hide = () => {
    setIsBeside(false)
    if (isOpen) close()
  }
  return {
    isOpen: isOpen || isBeside,
    /** over the page, as the user opened it */
    isModal: isOpen,
    open,
    onAsked: () => setIsAsking(!isBeside),
    dismiss: () => {
      writeText(key, 'false', 'session')
      setIsDismissed(true)
      hide()
    },
    /** after saving */
    hide,
  }
}
