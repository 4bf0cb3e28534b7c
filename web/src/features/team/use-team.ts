import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Colleague } from '#contract/opportunities/team.js'
import { useSignedInUser } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import {
  useColleaguesQuery,
  useInviteTeamMembersMutation,
  useRemoveTeamMemberMutation,
  useTeamMembersQuery,
} from './team.generated'

const INVITED_FAILED = 'Something went wrong while getting all invited users'

export type Member = Colleague & { invitedAt: string }

interface NamedRow {
  user_id: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
}

/** GraphQL types a view's columns as nullable, but these never are null. */
function toColleague({ user_id, first_name, last_name, email }: NamedRow): Colleague {
  return { id: user_id ?? '', first_name: first_name ?? '', last_name: last_name ?? '', email: email ?? '' }
}

/** The invited, and the alert if they can't be fetched (OERR-01). */
export function useTeam(opportunityId: string) {
  const alerts = useAlerts()
  const answer = useTeamMembersQuery({ opportunityId })
  const { error } = answer
  useEffect(() => {
    if (error) alerts.showFailure(error, INVITED_FAILED)
  }, [error, alerts])
  const members = answer.data?.opportunity_team_members.flatMap(({ user_id, invited_at, colleague }): Member[] =>
    colleague ? [{ ...toColleague({ user_id, ...colleague }), invitedAt: invited_at }] : [],
  )
  return { ...answer, members }
}

/** Everybody else of one's company. */
export function useColleagues() {
  const { id: me } = useSignedInUser()
  const answer = useColleaguesQuery({ me })
  return { ...answer, colleagues: answer.data?.company_colleagues.map(toColleague) }
}

/** Inviting and removing; either way the list is fetched again, since it may have changed elsewhere. */
export function useTeamChanges(opportunityId: string) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: [useTeamMembersQuery.rootKey] })
  const settled = {
    onError: (error: Error) => alerts.showError(error),
    onSettled: refresh,
  }
  const invite = useInviteTeamMembersMutation(settled)
  const remove = useRemoveTeamMemberMutation(settled)
  return {
    invite: (id: string) => invite.mutateAsync({ opportunityId, userIds: [id] }),
    inviting: invite.isPending ? invite.variables.userIds : null,
    remove: (userId: string) => remove.mutateAsync({ opportunityId, userId }),
    isRemoving: remove.isPending,
  }
}
