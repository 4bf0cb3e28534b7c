import { object, string } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { restResult } from '../application-result.js'
import { showInterest } from './show-interest.js'

/** REST twin of showInterest (OBASE-09, GO-93). */
export const showInterestRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/interest',
  auth: 'session',
  status: 201,
  body: object({
    opportunityId: string().required(),
    status: string().oneOf(['interested'], 'Only interested can be recorded').required(),
  }),
  handle: async ({ body, caller }, services) =>
    restResult(await showInterest(body.opportunityId, caller, services), 201),
})
