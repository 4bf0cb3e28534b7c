import type { ReactNode } from 'react'
import { createPath, Navigate, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { isRequestError } from '#lib/request-error.js'
import { useSession } from '#lib/session.js'
import { StaffOnly } from '../../shell/staff-only'

/**
 * In demo mode anybody may read the outbox; in live mode only staff may. The API decides, so this shows its
 * refusal the way the staff guard would.
 */
export function OutboxAccess({ error, children }: { error: unknown; children: ReactNode }) {
  const { user } = useSession()
  const location = useLocation()
  const refusal = isRequestError(error) ? error.code : undefined
  if (refusal === 'NO_SESSION') return <Navigate to={paths.login(createPath(location))} replace />
  if (refusal === 'STAFF_ONLY') return <StaffOnly needsSecondFactor={user?.isStaffSecondFactorMissing ?? false} />
  return children
}
