import { type Dispatch, type SetStateAction, useState } from 'react'

/**
 * State that starts again from `initial` whenever `key` changes. It does so while rendering: an effect would run after
 * the page has appeared, and undo what was typed by then.
 */
export function useStateFor<Value>(
  key: string | null,
  initial: Value,
): [value: Value, setValue: Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial)
  const [seenKey, setSeenKey] = useState(key)
  if (seenKey !== key) {
    setSeenKey(key)
    setValue(initial)
    return [initial, setValue]
  }
  return [value, setValue]
}
