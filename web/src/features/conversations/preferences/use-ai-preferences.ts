import { useQueryClient } from '@tanstack/react-query'
import {
  type AiPreferences,
  countAiPreferences,
  NO_AI_PREFERENCES,
  readAiPreferences,
} from '#contract/ai/ai-preferences.js'
import { type OwnAiPreferencesQuery, useOwnAiPreferencesQuery } from './preferences.generated'

export interface OwnAiPreferences {
  preferences: AiPreferences
  count: number
  /** as stored, for a new conversation; null if nothing was told */
  stored: unknown
}

const NONE: OwnAiPreferences = { preferences: NO_AI_PREFERENCES, count: 0, stored: null }

/** What the user told about their business. A stored text that can't be read is logged and counts as none (AIH-31). */
export function useAiPreferences() {
  return useOwnAiPreferencesQuery(undefined, {
    select: ({ user_ai_preferences: [row] }) => toOwn(row?.preferences),
  })
}

/** Shows what was saved, and reads it anew (AIH-29). */
export function useShowSavedAiPreferences() {
  const queryClient = useQueryClient()
  return (preferences: string) => {
    const known: OwnAiPreferencesQuery = { user_ai_preferences: [{ preferences }] }
    queryClient.setQueryData(useOwnAiPreferencesQuery.getKey(), known)
    void queryClient.invalidateQueries({ queryKey: [useOwnAiPreferencesQuery.rootKey] })
  }
}

function toOwn(text: string | undefined): OwnAiPreferences {
  if (text === undefined) return NONE
  const preferences = readAiPreferences(text)
  if (preferences) return { preferences, count: countAiPreferences(preferences), stored: JSON.parse(text) }
  console.error('the stored AI preferences can’t be read')
  return NONE
}
