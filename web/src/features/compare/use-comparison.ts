import { useQueryClient } from '@tanstack/react-query'
import { INTERESTS_RANKS } from '#contract/applications/applicant-ranks.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import {
  type ComparedFragment,
  useAddApplicantNoteMutation,
  useAddToShortlistMutation,
  useComparisonQuery,
  useDeleteApplicantNoteMutation,
  useRemoveFromShortlistMutation,
} from './comparison.generated'

export type Compared = ComparedFragment

/** As many of the shortlist, and of the others, as can be told apart on one page. */
export const COMPARED_MAX = 12

/** The people to compare, those on the shortlist first; nobody twice. */
export function useComparison(id: string) {
  const { id: me } = useSignedInUser()
  const answer = useComparisonQuery(
    { id, me, ranks: [...INTERESTS_RANKS], limit: COMPARED_MAX },
    { enabled: isUuid(id) },
  )
  const opportunity = answer.data?.opportunities_by_pk
  const listed = opportunity?.shortlist.flatMap(({ application }) => application ?? []) ?? []
  const others = opportunity?.trackings.filter(({ shortlisted }) => !shortlisted) ?? []
  const isPoster = opportunity?.poster?.user_id === me
  return {
    ...answer,
    opportunity,
    isPoster,
    readsAll: isPoster || Boolean(opportunity?.team_members.length),
    people: [...listed, ...others].slice(0, COMPARED_MAX),
  }
}

/** The team's own papers on an applicant; the page is asked again after each change. */
export function usePapers(opportunityId: string, userId: string) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const settled = {
    onError: (error: Error) => alerts.showError(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [useComparisonQuery.rootKey] }),
  }
  const add = useAddApplicantNoteMutation(settled)
  const drop = useDeleteApplicantNoteMutation(settled)
  const list = useAddToShortlistMutation(settled)
  const unlist = useRemoveFromShortlistMutation(settled)
  return {
    addNote: (note: string) => add.mutateAsync({ opportunityId, userId, note }),
    isAdding: add.isPending,
    deleteNote: (id: string) => drop.mutate({ id }),
    setListed: (isListed: boolean) => (isListed ? list : unlist).mutate({ opportunityId, userId }),
    isListing: list.isPending || unlist.isPending,
  }
}
