import { AuditDesk } from '#features/admin/audit/audit-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/audit`: who did what and when, on posts and by staff everywhere. */
export default function AdminAuditRoute() {
  useDocumentTitle('Audit')
  return (
    <>
      <PageHeader title="Audit" lead="Who did what and when. Entries can’t be changed or deleted, by anybody." />
      <AuditDesk />
    </>
  )
}
