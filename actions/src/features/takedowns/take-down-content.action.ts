import { object, string } from 'yup'
import { decisionReasonField, REASON_MISSING } from '#contract/content/decision-reason.js'
import type { ContentSubject } from '#contract/workflow/content.graph.js'
import { defineAction } from '#platform/define-action.js'
import { takeDownContent } from './take-down-content.js'

const SUBJECTS: readonly ContentSubject[] = ['insight', 'question', 'response']

/** Staff take something down that is public, with a reason that its author reads. */
export const takeDownContentAction = defineAction({
  name: 'takeDownContent',
  auth: 'staff',
  input: object({
    subject: string<ContentSubject>().oneOf(SUBJECTS).required(),
    id: string().required(),
    reason: decisionReasonField().required(REASON_MISSING),
  }),
  handle: ({ input: { subject, id, reason }, caller }, services) =>
    takeDownContent({ type: subject, id }, reason, caller, services),
})
