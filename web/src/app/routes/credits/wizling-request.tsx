import { RequestCredits } from '#features/credits/request/request-credits.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/wizling/request`: asking staff for credits, and what became of earlier requests. */
export default function WizlingRequestRoute() {
  useDocumentTitle('Request Credits')
  return (
    <>
      <PageHeader
        title="Request Credits"
        lead="Tell us how many Credits you need and what for. Our staff read every request and answer here."
      />
      <RequestCredits />
    </>
  )
}
