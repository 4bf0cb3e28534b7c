import type { TransferKind } from '#contract/credits/statement-kinds.js'
import { formatCredits } from '#contract/format/credits.js'
import { opensElsewhere } from '#lib/browser/opens-elsewhere.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'

interface CreditChangeDialogProps {
  amount: number
  /** of its transfer */
  kind: string | null
  reason: string
  onClose(): void
  /** instead of closing it: the page that lists all changes opens */
  onSeeTransactions(): void
}

/** Says how many credits came or went, and why (GD-43). */
export default function CreditChangeDialog({
  amount,
  kind,
  reason,
  onClose,
  onSeeTransactions,
}: CreditChangeDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOf(amount, kind)}
      footer={
        <>
          <LinkButton
            to={paths.wizlingTransactions()}
            onClick={(event) => {
              // a tab of its own leaves this one where it is
              if (!opensElsewhere(event)) onSeeTransactions()
            }}
          >
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

/** What a refund or a correction takes was never used. */
const TAKEN_BACK: readonly (string | null)[] = ['credits_taken_back', 'correction'] satisfies TransferKind[]

function titleOf(amount: number, kind: string | null): string {
  if (amount > 0) return `You have received ${formatCredits(amount)}`
  const verb = amount === -1 ? 'was' : 'were'
  return `${formatCredits(-amount)} ${verb} ${TAKEN_BACK.includes(kind) ? 'taken back' : 'used'}`
}
