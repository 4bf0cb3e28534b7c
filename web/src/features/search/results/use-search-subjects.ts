import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { isLongEnough } from '#contract/search/search-groups.js'
import { useSession } from '#lib/session.js'
import type { SearchAddress } from './search-address'
import { type SearchSubjectsQuery, useSearchSubjectsQuery } from './search-results.generated'
import { usePublicSearchSubjectsQuery } from './search-results.public.generated'

/** Four steps of the widest carousel. */
const SHOWN = 48

export interface SearchSubject {
  id: string
  name: string
  kind: 'topics' | 'expertise'
}

/** One that was chosen; without a name while it isn't known, or when it can't be loaded. */
export type ChosenSubject = Omit<SearchSubject, 'name'> & Partial<Pick<SearchSubject, 'name'>>

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
  const known = useRef({ words: asked.filter.words, subjects: [] as SearchSubject[] })
  if (asking.data && !asking.isPlaceholderData)
    known.current = { words: asked.filter.words, subjects: toSubjects(asking.data.search_subjects) }
  const { subjects } = known.current
  const isOther = known.current.words !== asked.filter.words
  const isChosen = ({ id }: SearchSubject) => topics.includes(id) || expertise.includes(id)
  const isUnknown = ({ id }: ChosenSubject) => !subjects.some((subject) => subject.id === id)
  const chosen: ChosenSubject[] = [
    ...topics.map((id) => ({ id, kind: 'topics' as const })),
    ...expertise.map((id) => ({ id, kind: 'expertise' as const })),
  ]
  return {
    // whatever could be loaded: what narrows the search can always be removed
    chosen: [...subjects.filter(isChosen), ...chosen.filter(isUnknown)],
    offered: isLongEnough(words) && !(asking.isError && isOther) ? subjects.filter((one) => !isChosen(one)) : [],
    /** those of other words, until these are known: those of the same words can be chosen one after another */
    isOutdated: asking.isPlaceholderData && isOther,
    isAwaited: isLongEnough(words) && asking.isPending,
    isFetching: asking.isFetching,
  }
}

function toSubjects(found: SearchSubjectsQuery['search_subjects']): SearchSubject[] {
  return found.flatMap(({ id, kind, name }) =>
    id && name ? [{ id, name, kind: kind === 'topic' ? 'topics' : 'expertise' }] : [],
  )
}
