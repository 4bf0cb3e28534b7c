import { COMPANY_EMAIL_REQUIRED } from '#contract/plans/company-email.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** A company's plan needs a company's address (PLAN-04, PLAN-05, GK-027). */
export function CompanyEmailNotice({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Company email required"
      footer={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p className="text-base text-muted">{COMPANY_EMAIL_REQUIRED}</p>
    </Dialog>
  )
}
