import { EventsDesk } from '#features/admin/events/events-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/events`: deliveries that failed after all their retries. */
export default function AdminEventsRoute() {
  useDocumentTitle('Events')
  return (
    <>
      <PageHeader title="Events" lead="Events that couldn’t be delivered, newest first." />
      <EventsDesk />
    </>
  )
}
