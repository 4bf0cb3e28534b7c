import { TemplateDesk } from '#features/admin/outbox/template-desk.js'
import { useMailTemplates } from '#features/admin/outbox/use-mail-templates.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { OutboxAccess } from './outbox-access'

/** `/admin/outbox/templates`: every email the product sends, with sample data. */
export default function AdminMailTemplatesRoute() {
  const { error } = useMailTemplates()
  return (
    <OutboxAccess error={error}>
      <Templates />
    </OutboxAccess>
  )
}

function Templates() {
  useDocumentTitle('Email templates')
  return (
    <>
      <PageHeader
        title="Email templates"
        lead="Every email the product sends, with sample data."
        back={{ to: paths.adminOutbox, label: 'Outbox' }}
      />
      <TemplateDesk />
    </>
  )
}
