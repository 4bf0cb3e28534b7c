import { StaffStart } from '#features/admin/start/staff-start.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin`: what waits for staff, with the way to each. */
export default function AdminStartRoute() {
  useDocumentTitle('Staff')
  return (
    <>
      <PageHeader title="Staff" lead="What needs your attention." />
      <StaffStart />
    </>
  )
}
