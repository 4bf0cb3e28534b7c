import { CreditRequestDesk } from '#features/admin/credit-requests/credit-request-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/credit-requests`: who asks for Credits, and the answer (GK-035). */
export default function AdminCreditRequestsRoute() {
  useDocumentTitle('Credit requests')
  return (
    <>
      <PageHeader
        title="Credit requests"
        lead="Who asks for Credits, the longest waiting first. Everybody hears about your answer."
      />
      <CreditRequestDesk />
    </>
  )
}
