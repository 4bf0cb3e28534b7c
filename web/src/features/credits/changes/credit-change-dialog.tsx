import { formatCredits } from '#contract/format/credits.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'

interface CreditChangeDialogProps {
  amount: number
  reason: string
  onClose(): void
}

/** Says how many credits came or went, and why (GD-43). */
export default function CreditChangeDialog({ amount, reason, onClose }: CreditChangeDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={amount > 0 ? `You have received ${formatCredits(amount)}` : `${formatCredits(-amount)} were used`}
      footer={
        <>
          <LinkButton to={paths.wizlingTransactions()} variant="quiet" onClick={onClose}>
            See transactions
          </LinkButton>
          <Button variant="primary" onClick={onClose}>
            OK
          </Button>
        </>
      }
    >
      <p className="text-base wrap-anywhere">{reason}</p>
    </Dialog>
  )
}
