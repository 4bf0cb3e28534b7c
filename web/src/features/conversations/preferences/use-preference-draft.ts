import { useState } from 'react'
import type { AiPreferences } from '#contract/ai/ai-preferences.js'
import { readDraft, useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'

const NAME = 'ai-preferences'

/** The form's values: what was typed before and not saved, or else what is stored. */
export function usePreferenceDraft(stored: AiPreferences) {
  const { id } = useSignedInUser()
  const { save, clear } = useDraft<AiPreferences>(id, NAME)
  const [values, setValues] = useState(() => readDraft<AiPreferences>(id, NAME) ?? stored)
  return {
    values,
    change: (part: Partial<AiPreferences>) => {
      const next = { ...values, ...part }
      setValues(next)
      save(next)
    },
    clearDraft: clear,
  }
}
