import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { patterns } from '#lib/paths.js'
import { RequireSession } from '../../shell/guards'
import { RequireStaff } from '../../shell/staff-only'
import NotFound from '../not-found'

const AdminCreditRequests = lazy(() => import('./admin-credit-requests'))
const AdminLedger = lazy(() => import('./admin-ledger'))
const AdminTransfer = lazy(() => import('./admin-transfer'))
const AdminStart = lazy(() => import('./admin-start'))
const AdminOpportunities = lazy(() => import('./admin-opportunities'))
const AdminDeal = lazy(() => import('./admin-deal'))
const AdminEvents = lazy(() => import('./admin-events'))
const AdminOutbox = lazy(() => import('./admin-outbox'))
const AdminMailTemplates = lazy(() => import('./admin-mail-templates'))
const AdminPayouts = lazy(() => import('./admin-payouts'))
const AdminPurchases = lazy(() => import('./admin-purchases'))
const AdminAudit = lazy(() => import('./admin-audit'))
const AdminQuestions = lazy(() => import('./admin-questions'))
const AdminRewards = lazy(() => import('./admin-rewards'))

/** The rest of an address below `/admin`. */
const below = (pattern: string) => pattern.slice(patterns.admin.length + 1)

/** Staff's pages, which nobody else should have to load the list of. Guards only save a pointless page load. */
export default function StaffPages() {
  return (
    <Routes>
      {/* open to anybody in demo mode, so the API decides and not a guard */}
      <Route path={below(patterns.adminOutbox)} element={<AdminOutbox />} />
      <Route path={below(patterns.adminMailTemplates)} element={<AdminMailTemplates />} />
      <Route element={<RequireSession />}>
        <Route element={<RequireStaff />}>
          <Route index element={<AdminStart />} />
          <Route path={below(patterns.adminOpportunities)} element={<AdminOpportunities />} />
          <Route path={below(patterns.adminDeal)} element={<AdminDeal />} />
          <Route path={below(patterns.adminEvents)} element={<AdminEvents />} />
          <Route path={below(patterns.adminLedger)} element={<AdminLedger />} />
          <Route path={below(patterns.adminTransfer)} element={<AdminTransfer />} />
          <Route path={below(patterns.adminQuestions)} element={<AdminQuestions />} />
          <Route path={below(patterns.adminCreditRequests)} element={<AdminCreditRequests />} />
          <Route path={below(patterns.adminPayouts)} element={<AdminPayouts />} />
          <Route path={below(patterns.adminPurchases)} element={<AdminPurchases />} />
          <Route path={below(patterns.adminRewards)} element={<AdminRewards />} />
          <Route path={below(patterns.adminAudit)} element={<AdminAudit />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
