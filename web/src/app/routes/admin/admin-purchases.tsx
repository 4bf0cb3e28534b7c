import { PurchaseDesk } from '#features/admin/purchases/purchase-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/purchases`: what people bought, and refunds by hand (GO-54, X-25). */
export default function AdminPurchasesRoute() {
  useDocumentTitle('Purchases')
  return (
    <>
      <PageHeader
        title="Purchases"
        lead="What people paid for. Refunds go back to the card they paid with, and buyers hear about each."
      />
      <PurchaseDesk />
    </>
  )
}
