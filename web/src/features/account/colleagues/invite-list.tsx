import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRelativeDate } from '#lib/dates.js'
import { messageOf } from '#lib/request-error.js'
import { restDelete } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'
import { forgetInviteId } from './invite-attempt'

export interface Invite {
  id: string
  email: string
  createdAt: string
  expiresAt: string
  acceptedAt: string | null
  /** true for its sender and the company's owner, until somebody accepts */
  canWithdraw: boolean
}

export const INVITES_KEY = ['company-invites']

/** The invitations and what became of them; open ones can be withdrawn. */
export function InviteList({ invites }: { invites: readonly Invite[] }) {
  // kept while the dialog closes, so that its text doesn't change
  const [selected, setSelected] = useState<Invite | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useWithdrawal(() => setIsAsking(false))
  if (invites.length === 0) return null
  return (
    <>
      <ul aria-label="Invitations" className="divide-y divide-line border-y border-line text-sm">
        {invites.map((invite) => (
          <li key={invite.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">{invite.email}</span>
            <span className="text-muted">{stateOf(invite)}</span>
            {invite.canWithdraw ? (
              <Button
                size="sm"
                aria-label={`Withdraw the invitation to ${invite.email}`}
                onClick={() => {
                  withdraw.reset()
                  setSelected(invite)
                  setIsAsking(true)
                }}
              >
                Withdraw
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title="Withdraw this invitation?"
        text={`The link we sent to ${selected?.email ?? ''} will stop working and say that the invitation was withdrawn. You can invite them again at any time.`}
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        tone="danger"
        isBusy={withdraw.isPending}
        error={withdraw.error ? messageOf(withdraw.error) : undefined}
        onConfirm={() => selected && withdraw.mutate(selected)}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

function useWithdrawal(onDone: () => void) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const { id: me } = useSignedInUser()
  const refresh = () => queryClient.invalidateQueries({ queryKey: INVITES_KEY })
  return useMutation({
    mutationFn: ({ id }: Invite) => restDelete(`/api/invites/${id}`),
    onSuccess: (_answer, { email }) => {
      // its own id would answer for it, and the next invitation would never be sent
      forgetInviteId(me)
      alerts.show({ tone: 'success', text: `The invitation to ${email} was withdrawn.` })
      onDone()
      return refresh()
    },
    // somebody may have accepted or withdrawn it in the meantime
    onError: () => void refresh(),
  })
}

function stateOf({ acceptedAt, expiresAt, createdAt }: Invite): string {
  if (acceptedAt) return `Joined ${formatRelativeDate(acceptedAt)}`
  if (new Date(expiresAt) < new Date()) return 'Expired'
  return `Invited ${formatRelativeDate(createdAt)}`
}
