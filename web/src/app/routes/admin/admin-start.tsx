import { StaffStart } from '#features/admin/start/staff-start.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin`: what is waiting for staff, with a link to each. */
export default function AdminStartRoute() {
  useDocumentTitle('Staff')
  return (
    <>
      <PageHeader title="Staff" lead="What needs your attention." />
      <StaffStart />
    </>
  )
}
