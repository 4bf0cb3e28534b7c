import { boolean, object, string } from 'yup'
import { decisionReasonField, rejectionReasonField } from '#contract/content/decision-reason.js'
import { readMoment, readMomentIfAny } from '#domain/workflow/read-moment.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { decideResponse } from './decide-response.js'

/** Staff approve it, or turn it down with a reason that its author reads. */
export const decideResponseAction = defineAction({
  name: 'decideResponse',
  auth: 'staff',
  input: object({
    id: string().required(),
    isApproved: boolean().strict().required(),
    asksChanges: boolean().strict().nullable(),
    updatedAt: readMoment(),
    reason: rejectionReasonField(),
  }),
  handle: ({ input: { reason = null, asksChanges, ...input }, caller }, services) =>
    decideResponse({ ...input, reason, asksChanges: asksChanges === true && !input.isApproved }, caller, services),
})

/** REST twin of decideResponse. GI-02 names no version in its body and lets the reason be empty. */
export const decideResponseRoute = defineRoute({
  method: 'patch',
  path: '/api/admin/insight_response/:id/approval',
  auth: 'staff',
  body: object({
    is_approved: boolean().strict().required(),
    updated_at: readMomentIfAny(),
    reason: decisionReasonField(),
    rejected_reason: decisionReasonField(),
  }),
  handle({ body, params: { id }, caller }, services) {
    const { is_approved: isApproved, updated_at: updatedAt = null } = body
    const reason = body.reason ?? body.rejected_reason ?? null
    return decideResponse({ id, isApproved, asksChanges: false, updatedAt, reason }, caller, services)
  },
})
