import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { isLongEnough } from '#contract/search/search-groups.js'
import { useSession } from '#lib/session.js'
import type { SearchAddress } from './search-address'
import { useSearchSubjectsQuery } from './search-results.generated'
import { usePublicSearchSubjectsQuery } from './search-results.public.generated'

/** Four steps of the widest carousel. */
const SHOWN = 48

export interface SearchSubject {
  id: string
  name: string
  kind: 'topics' | 'expertise'
}

/** The chips: those that were chosen, and those by which the search can be narrowed further (SRCH-06, SRCH-08). */
export function useSearchSubjects({ words, topics, expertise }: SearchAddress) {
  const isMember = useSession().user !== null
  const asked = { filter: { words: isLongEnough(words) ? words : '', topics, expertise }, rows: SHOWN }
  const isNeeded = isLongEnough(words) || topics.length + expertise.length > 0
  const own = useSearchSubjectsQuery(asked, { enabled: isNeeded && isMember, placeholderData: keepPreviousData })
  const open = usePublicSearchSubjectsQuery(asked, {
    enabled: isNeeded && !isMember,
    placeholderData: keepPreviousData,
  })
  const asking = isMember ? own : open
  const known = useRef(asked.filter.words)
  if (asking.data && !asking.isPlaceholderData) known.current = asked.filter.words
  const found = asking.data?.search_subjects ?? []
  const subjects = found.flatMap(({ id, kind, name }): SearchSubject[] =>
    id && name ? [{ id, name, kind: kind === 'topic' ? 'topics' : 'expertise' }] : [],
  )
  const isChosen = ({ id }: SearchSubject) => topics.includes(id) || expertise.includes(id)
  return {
    chosen: subjects.filter(isChosen),
    offered: isLongEnough(words) ? subjects.filter((subject) => !isChosen(subject)) : [],
    /** those of other words, until these are known: those of the same words can be chosen one after another */
    isOutdated: asking.isPlaceholderData && known.current !== asked.filter.words,
    isAwaited: isLongEnough(words) && asking.isPending,
  }
}
