import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Application } from './application'
import { type DetailTab, seenTabOf } from './application-tabs'
import type { ApplicationView } from './application-view'
import { useMarkTabSeenMutation } from './applications.generated'

const NOBODY: readonly Application[] = []
/** The most that the server accepts in one request. */
const AT_ONCE_MAX = 100

/**
 * Tells the server that a tab was opened, and again when something new arrives while it is open (OPP-55, GO-98). If
 * that fails, the dot simply stays.
 * @param tab null while there is nothing to see yet
 * @param shown the applicants in the poster's view, who are told that they were seen
 */
export function useMarkSeen(view: ApplicationView, tab: DetailTab | null, shown = NOBODY): void {
  const { opportunity, newest, isPoster } = view
  const queryClient = useQueryClient()
  const { mutateAsync } = useMarkTabSeenMutation()
  const told = useRef({ at: '', people: new Set<string>() })
  // a member of the team marks the tab for themselves; applicants are only told of the poster (GO-05)
  const noted = isPoster ? shown : NOBODY
  const unseen = noted.flatMap((person) => (person.seen_by_poster_at === null ? person.user_id : [])).join()
  const name = tab === null ? null : seenTabOf(view, tab)
  useEffect(() => {
    const at = `${opportunity.id} ${name} ${newest}`
    const { people } = told.current
    const applicants = unseen.split(',').filter((id) => id !== '' && !people.has(id))
    if (!name || (told.current.at === at && applicants.length === 0)) return
    told.current = { at, people: new Set([...people, ...applicants]) }
    mutateAsync({ opportunityId: opportunity.id, tab: name, applicants: applicants.slice(0, AT_ONCE_MAX) }).then(
      () => queryClient.invalidateQueries({ queryKey: ['OpportunityApplications'] }),
      () => undefined,
    )
  }, [opportunity.id, name, newest, unseen, mutateAsync, queryClient])
}
