import { PayoutDesk } from '#features/admin/payouts/payout-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/payouts`: pay experts, and decide about redemptions. */
export default function AdminPayoutsRoute() {
  useDocumentTitle('Payouts')
  return (
    <>
      <PageHeader
        title="Payouts"
        lead="Put payouts into a batch, send the money from your bank, then mark the batch as paid. Experts hear about every step."
      />
      <PayoutDesk />
    </>
  )
}
