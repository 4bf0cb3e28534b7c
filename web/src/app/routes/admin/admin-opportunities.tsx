import { ReviewDesk } from '#features/admin/opportunities/review-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/opportunities`: the review queue and the decision (GO-08, X-06, X-31). */
export default function AdminOpportunitiesRoute() {
  useDocumentTitle('Review opportunities')
  return (
    <>
      <PageHeader
        title="Review opportunities"
        lead="Experts see a post once it’s approved. The poster hears about every decision."
      />
      <ReviewDesk />
    </>
  )
}
