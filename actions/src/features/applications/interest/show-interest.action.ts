import { object, string } from 'yup'
import { seenVersion, seenVersionIfAny } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { restResult } from '../application-result.js'
import { showInterest } from './show-interest.js'

/** An expert shows interest (FLOW-10). */
export const showInterestAction = defineAction({
  name: 'showInterest',
  auth: 'session',
  input: object({ opportunityId: string().required(), seenTermsVersion: seenVersion }),
  handle: ({ input: { opportunityId, seenTermsVersion }, caller }, services) =>
    showInterest(opportunityId, seenTermsVersion, caller, services),
})

/** REST twin of showInterest (OBASE-09, GO-93). */
export const showInterestRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/interest',
  auth: 'session',
  status: 201,
  body: object({
    opportunityId: string().required(),
    status: string().oneOf(['interested'], 'Only interested can be recorded').required(),
    seenTermsVersion: seenVersionIfAny,
  }),
  handle: async ({ body: { opportunityId, seenTermsVersion = null }, caller }, services) =>
    restResult(await showInterest(opportunityId, seenTermsVersion, caller, services), 201),
})
