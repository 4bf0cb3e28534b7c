import { mixed, object } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { requestCredits } from './request-credits.js'

/** Checked by the contract's schema, whose order of messages is part of the requirements (GK-036). */
const anything = object({ wizlings: mixed().nullable(), reason: mixed().nullable() })

export const requestCreditsAction = defineAction({
  name: 'requestCredits',
  auth: 'session',
  input: anything,
  handle: ({ input, caller }, services) => requestCredits(input, caller, services),
})

/** REST twin of requestCredits (KBASE-50, GK-155). */
export const requestCreditsRoute = defineRoute({
  method: 'post',
  path: '/api/wizlings/request',
  auth: 'session',
  body: anything,
  status: 201,
  handle: ({ body, caller }, services) => requestCredits(body, caller, services),
})
