import { EventsDesk } from '../../../features/admin/events/events-desk'
import { useDocumentTitle } from '../../../lib/use-document-title'
import { PageHeader } from '../../../ui/display/page-header'

/** `/admin/events`: deliveries that failed after all their retries. */
export default function AdminEventsRoute() {
  useDocumentTitle('Events')
  return (
    <>
      <PageHeader title="Events" lead="Events that could not be delivered, newest first." />
      <EventsDesk />
    </>
  )
}
