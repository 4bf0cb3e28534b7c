import { Check, X } from 'lucide-react'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate } from '#lib/dates.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { useConfirmProposalMutation, useDropProposalMutation } from './credit-requests.generated'

interface SecondPersonProps {
  proposal: {
    id: string
    proposed_by: string
    expires_at: string
    proposer: { first_name: string; last_name: string } | null
  }
  /** it moves the reader's own balance, about which nobody decides */
  isOwn?: boolean
  onDecided(): void
  onChanged(): void
}

/** What one member of staff proposed and another has to confirm. */
export function SecondPerson({ proposal, isOwn = false, onDecided, onChanged }: SecondPersonProps) {
  const { id, proposed_by, expires_at, proposer } = proposal
  const alerts = useAlerts()
  const { id: me } = useSignedInUser()
  const isMine = proposed_by === me
  const on = (text: string) => ({
    onSuccess: () => {
      alerts.show({ tone: 'success', text })
      onDecided()
    },
    onError: (error: Error) => {
      alerts.showError(error)
      onChanged()
    },
  })
  const confirm = useConfirmProposalMutation(on('Confirmed and booked.'))
  const sendConfirm = useOnceAtATime(confirm)
  const drop = useDropProposalMutation(on(isMine ? 'Your proposal is withdrawn.' : 'The proposal is declined.'))
  const sendDrop = useOnceAtATime(drop)
  return (
    <Notice
      tone="warn"
      title={isMine ? 'You proposed this' : `${proposer ? fullName(proposer) : 'A member of staff'} proposed this`}
      action={
        <>
          {isMine || isOwn ? null : (
            <Button variant="primary" icon={Check} isBusy={confirm.isPending} onClick={() => sendConfirm({ id })}>
              Confirm
            </Button>
          )}
          <Button icon={X} isBusy={drop.isPending} onClick={() => sendDrop({ id })}>
            {isMine ? 'Withdraw' : 'Decline'}
          </Button>
        </>
      }
    >
      {isMine
        ? 'It is a large amount, so another member of staff has to confirm it.'
        : isOwn
          ? 'It touches your own balance, so somebody else has to confirm it.'
          : 'It is a large amount, so it takes your word too.'}{' '}
      <time dateTime={expires_at}>It expires on {formatExactDate(expires_at)}.</time>
    </Notice>
  )
}
