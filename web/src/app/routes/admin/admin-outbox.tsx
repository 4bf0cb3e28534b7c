import { OutboxDesk, RefreshOutbox } from '#features/admin/outbox/outbox-desk.js'
import { useOutbox } from '#features/admin/outbox/use-outbox.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { OutboxAccess } from './outbox-access'

/** `/admin/outbox`: every email the service has written. In demo mode nothing is sent, and emails end up here. */
export default function AdminOutboxRoute() {
  const { error } = useOutbox()
  return (
    <OutboxAccess error={error}>
      <Outbox />
    </OutboxAccess>
  )
}

function Outbox() {
  useDocumentTitle('Outbox')
  return (
    <>
      <PageHeader
        title="Outbox"
        lead="Every email, newest first."
        actions={
          <>
            <LinkButton to={paths.adminMailTemplates()} variant="quiet">
              Templates
            </LinkButton>
            <RefreshOutbox />
          </>
        }
      />
      <OutboxDesk />
    </>
  )
}
