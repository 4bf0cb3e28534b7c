import { useState } from 'react'
import { type AiPreferences, distinct } from '#contract/ai/ai-preferences.js'
import { readDraft, useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'

const NAME = 'ai-preferences'

/** The form's values: what was typed before and not saved, or else what is stored. */
export function usePreferenceDraft(stored: AiPreferences) {
  const { id } = useSignedInUser()
  const { save, clear } = useDraft<AiPreferences>(id, NAME)
  const [values, setValues] = useState(() => readDraft<AiPreferences>(id, NAME) ?? stored)
  const [typedCustomer, setTypedCustomer] = useState('')
  const change = (part: Partial<AiPreferences>): AiPreferences => {
    const next = { ...values, ...part }
    setValues(next)
    save(next)
    return next
  }
  return {
    values,
    change,
    clearDraft: clear,
    typedCustomer,
    setTypedCustomer,
    /** What is typed counts, whether or not it was added by the button. */
    withTyped: () => {
      const typed = typedCustomer.replaceAll(',', ' ').trim()
      setTypedCustomer('')
      return typed === '' ? values : change({ customers: distinct([...values.customers, typed]) })
    },
  }
}
