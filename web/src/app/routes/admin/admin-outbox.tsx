import { Navigate, useLocation } from 'react-router-dom'
import { OutboxDesk, RefreshOutbox } from '#features/admin/outbox/outbox-desk.js'
import { useOutbox } from '#features/admin/outbox/use-outbox.js'
import { paths } from '#lib/paths.js'
import { isRequestError } from '#lib/request-error.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { StaffOnly } from '../../shell/staff-only'

/**
 * `/admin/outbox`: every email that the service wrote; in demo mode this is where emails land, open to anybody on the
 * machine. In live mode it is a page for staff like the others; the door decides.
 */
export default function AdminOutboxRoute() {
  const { error } = useOutbox()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const refusal = isRequestError(error) ? error.code : undefined
  if (refusal === 'NO_SESSION') return <Navigate to={paths.login(`${pathname}${search}`)} replace />
  if (refusal === 'STAFF_ONLY') return <StaffOnly needsSecondFactor={user?.isStaffSecondFactorMissing ?? false} />
  return <Outbox />
}

function Outbox() {
  useDocumentTitle('Outbox')
  return (
    <>
      <PageHeader title="Outbox" lead="Every email, newest first." actions={<RefreshOutbox />} />
      <OutboxDesk />
    </>
  )
}
