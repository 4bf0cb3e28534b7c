import { useRef, useState } from 'react'
import { type AiPreferences, distinct, NO_AI_PREFERENCES } from '#contract/ai/ai-preferences.js'
import { readDraft, useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'

const NAME = 'ai-preferences'

interface PreferenceDraft extends AiPreferences {
  /** another customer, not added yet; drafts from before have none */
  typedCustomer?: string
}

/**
 * The form's values: what was typed before and not saved, or else what is stored.
 * @param stored undefined until it is known
 */
export function usePreferenceDraft(stored: AiPreferences = NO_AI_PREFERENCES) {
  const { id } = useSignedInUser()
  const { save, clear } = useDraft<PreferenceDraft>(id, NAME)
  const [draft, setDraft] = useState(() => readDraft<PreferenceDraft>(id, NAME))
  const { typedCustomer = '', ...values }: PreferenceDraft = draft ?? stored
  const latest = useRef<PreferenceDraft>({ ...values, typedCustomer })
  latest.current = { ...values, typedCustomer }
  const change = (part: Partial<PreferenceDraft>): AiPreferences => {
    const next = { ...values, typedCustomer, ...part }
    setDraft(next)
    save(next)
    const { typedCustomer: _, ...changed } = next
    return changed
  }
  return {
    values,
    change,
    clearDraft: clear,
    /** Whether the form has something else by now, typed while these were saved. */
    hasTypedSince: (saved: AiPreferences) => !isOnly(saved, latest.current),
    /** Clears the draft unless a form that was opened since has changed it. */
    clearSaved: (saved: AiPreferences) => {
      if (isOnly(saved, readDraft<PreferenceDraft>(id, NAME) ?? saved)) clear()
    },
    typedCustomer,
    setTypedCustomer: (typed: string) => change({ typedCustomer: typed }),
    /** What is typed counts, whether or not it was added by the button. */
    withTyped: () => {
      // as it will be stored, so that one that is there already isn't counted twice (GD-25)
      const customer = typedCustomer.replace(/[\s,]+/g, ' ').trim()
      return customer === ''
        ? values
        : change({ typedCustomer: '', customers: distinct([...values.customers, customer]) })
    },
  }
}

function isOnly(saved: AiPreferences, { typedCustomer = '', ...values }: PreferenceDraft): boolean {
  return typedCustomer === '' && JSON.stringify(values) === JSON.stringify(saved)
}
