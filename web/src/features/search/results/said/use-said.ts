import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/session.js'
import { findSaid, type Said } from './said-places'

const NOWHERE: ReadonlyMap<string, Said> = new Map()

/**
 * The places where the words of a search are said in these insights and questions, by their ids: looked for once the
 * results are there, which don't wait for it.
 */
export function useSaid(filter: { words: string }, ids: readonly string[]): ReadonlyMap<string, Said> {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: ['said', user?.id ?? null, filter, ids],
    queryFn: () => findSaid(filter, ids, user !== null),
    enabled: ids.length > 0 && filter.words !== '',
  })
  return data ?? NOWHERE
}
