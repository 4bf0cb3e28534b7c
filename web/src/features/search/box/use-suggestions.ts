import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isLongEnough, type SearchTab } from '#contract/search/search-groups.js'
import { restGet } from '#lib/rest-client.js'
import { useSession } from '#lib/session.js'

/** Suggestions follow when somebody stops typing for this long (SDROP-05, GI-99). */
const PAUSE_MS = 300

export interface Suggestion {
  text: string
  tab: SearchTab
  /** a topic or a skill, and no project */
  isSubject?: true
}

export interface Suggestions {
  items: Suggestion[]
}

/** What the words typed so far may become (SDROP-04). */
export function useSuggestions(typed: string) {
  const readerId = useSession().user?.id ?? null
  const words = usePaused(typed.trim())
  return useQuery({
    queryKey: ['search-suggestions', readerId, words],
    queryFn: () => restGet<Suggestions>(`/api/search/suggestions?${new URLSearchParams({ query: words })}`),
    enabled: isLongEnough(words),
    placeholderData: keepPreviousData,
  })
}

/** What is in demand, for whoever has typed nothing yet. */
export function useTrends() {
  const readerId = useSession().user?.id ?? null
  return useQuery({
    queryKey: ['search-trends', readerId],
    queryFn: () => restGet<Suggestions>('/api/search/trending'),
  })
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
