import { OutboxDesk, RefreshOutbox } from '../../../features/admin/outbox/outbox-desk'
import { useDocumentTitle } from '../../../lib/use-document-title'
import { PageHeader } from '../../../ui/display/page-header'

/** `/admin/outbox`: every email that the service wrote; in demo mode this is where emails land. */
export default function AdminOutboxRoute() {
  useDocumentTitle('Outbox')
  return (
    <>
      <PageHeader title="Outbox" lead="Every email, newest first." actions={<RefreshOutbox />} />
      <OutboxDesk />
    </>
  )
}
