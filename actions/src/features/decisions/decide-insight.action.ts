import { boolean, object, string } from 'yup'
import { decisionReasonField, rejectionReasonField } from '#contract/content/decision-reason.js'
import { readMoment, readMomentIfAny } from '#domain/workflow/read-moment.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { invalidField } from '#platform/errors.js'
import { decideInsight } from './decide-insight.js'

/** Staff approve it, or turn it down with a reason that its author reads. */
export const decideInsightAction = defineAction({
  name: 'decideInsight',
  auth: 'staff',
  input: object({
    id: string().required(),
    isApproved: boolean().strict().required(),
    asksChanges: boolean().strict().nullable(),
    updatedAt: readMoment(),
    reason: rejectionReasonField(),
  }),
  handle: ({ input: { reason = null, asksChanges, ...input }, caller }, services) =>
    decideInsight({ ...input, reason, asksChanges: asksChanges === true && !input.isApproved }, caller, services),
})

/** REST twin of decideInsight. GI-02 names no version in its body and lets the reason be empty. */
export const decideInsightRoute = defineRoute({
  method: 'patch',
  path: '/api/admin/insight/:id/status/:status',
  auth: 'staff',
  body: object({
    updated_at: readMomentIfAny(),
    reason: decisionReasonField(),
    rejected_reason: decisionReasonField(),
  }),
  handle({ body, params: { id, status }, caller }, services) {
    const isApproved = status === 'APPROVED'
    if (!isApproved && status !== 'REJECTED') throw invalidField('status', 'Send APPROVED or REJECTED')
    const { updated_at: updatedAt = null, reason, rejected_reason: other } = body
    return decideInsight(
      { id, isApproved, asksChanges: false, updatedAt, reason: reason ?? other ?? null },
      caller,
      services,
    )
  },
})
