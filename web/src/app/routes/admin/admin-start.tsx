import { StaffStart } from '../../../features/admin/start/staff-start'
import { useDocumentTitle } from '../../../lib/use-document-title'
import { PageHeader } from '../../../ui/display/page-header'

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
