import { useState } from 'react'
import { type AiPreferences, distinct, NO_AI_PREFERENCES } from '#contract/ai/ai-preferences.js'
import { readDraft, useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'

const NAME = 'ai-preferences'

/**
 * The form's values: what was typed before and not saved, or else what is stored.
 * @param stored undefined until it is known
 */
export function usePreferenceDraft(stored: AiPreferences = NO_AI_PREFERENCES) {
  const { id } = useSignedInUser()
  const { save, clear } = useDraft<AiPreferences>(id, NAME)
  const [typed, setTyped] = useState(() => readDraft<AiPreferences>(id, NAME))
  const values = typed ?? stored
  const [typedCustomer, setTypedCustomer] = useState('')
  const change = (part: Partial<AiPreferences>): AiPreferences => {
    const next = { ...values, ...part }
    setTyped(next)
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
      const customer = typedCustomer.replaceAll(',', ' ').trim()
      setTypedCustomer('')
      return customer === '' ? values : change({ customers: distinct([...values.customers, customer]) })
    },
  }
}
