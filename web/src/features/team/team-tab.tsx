import { useState } from 'react'
import { fullName } from '#contract/format/full-name.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { isTeamOpen } from '#contract/opportunities/team.js'
import { formatRelativeDate } from '#lib/dates.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'
import { ColleagueRow } from './colleague-row'
import { MemberSearchField } from './member-search'
import { type Member, useTeam, useTeamChanges } from './use-team'

interface TeamTabProps {
  opportunityId: string
  status: OpportunityStatus
}

/** The poster's Team Members tab: who follows the post, and whom to invite (TEAM-01 to TEAM-11). */
export function TeamTab({ opportunityId, status }: TeamTabProps) {
  const team = useTeam(opportunityId)
  const changes = useTeamChanges(opportunityId)
  const alerts = useAlerts()
  const isOpen = isTeamOpen(status)
  if (team.isPending) return <TeamSkeleton />
  if (!team.members)
    return (
      <ErrorState
        title="The team members can’t be shown right now"
        error={team.error}
        onRetry={() => void team.refetch()}
        isRetrying={team.isRefetching}
      />
    )
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <p className="text-sm text-muted">
        {isOpen
          ? 'Colleagues you invite can read the applications, offers, hires and documents here. Decisions stay with you.'
          : 'This has ended, so the team can’t be changed any more. Those invited can still read everything here.'}
      </p>
      {isOpen ? (
        <MemberSearchField
          invitedIds={team.members.map(({ id }) => id)}
          inviting={changes.inviting}
          onInvite={async (person) => {
            await changes.invite(person.id)
            alerts.show({ tone: 'success', text: `${fullName(person)} is invited.` })
          }}
        />
      ) : null}
      {team.members.length === 0 ? (
        <EmptyState title="Nobody is invited yet." />
      ) : (
        <MemberList members={team.members} isOpen={isOpen} changes={changes} />
      )}
    </div>
  )
}

interface MemberListProps {
  members: readonly Member[]
  isOpen: boolean
  changes: ReturnType<typeof useTeamChanges>
}

function MemberList({ members, isOpen, changes }: MemberListProps) {
  // kept while the dialog closes, so that its text doesn't change
  const [selected, setSelected] = useState<Member | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ul aria-label="Team members" className="divide-y divide-line border-y border-line text-sm">
        {members.map((member) => (
          <ColleagueRow key={member.id} person={member} note={`Invited ${formatRelativeDate(member.invitedAt)}`}>
            {isOpen ? (
              <Button
                size="sm"
                aria-label={`Remove ${fullName(member)}`}
                onClick={() => {
                  setSelected(member)
                  setIsAsking(true)
                }}
              >
                Remove
              </Button>
            ) : null}
          </ColleagueRow>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${selected ? fullName(selected) : ''}?`}
        text="They lose access to the applications, offers, hires and documents here at once. We’ll let them know. You can invite them again at any time."
        confirmLabel="Remove"
        tone="danger"
        isBusy={changes.isRemoving}
        onConfirm={() => {
          if (selected)
            changes.remove(selected.id).then(
              () => setIsAsking(false),
              () => setIsAsking(false),
            )
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

function TeamSkeleton() {
  return (
    <SkeletonRegion label="Loading the team members">
      <div className="flex max-w-prose flex-col gap-6">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonRegion>
  )
}
