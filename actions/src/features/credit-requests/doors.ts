import type { Area } from '#platform/area.js'
import { approveCreditRequestAction, approveCreditRequestRoute } from './approve-credit-request.action.js'
import { listCreditRequests } from './list-credit-requests.route.js'
import { rejectCreditRequestAction, rejectCreditRequestRoute } from './reject-credit-request.action.js'
import { requestCreditsAction, requestCreditsRoute } from './request-credits.action.js'

export const creditRequests: Area = {
  doors: [
    requestCreditsAction,
    requestCreditsRoute,
    listCreditRequests,
    approveCreditRequestAction,
    approveCreditRequestRoute,
    rejectCreditRequestAction,
    rejectCreditRequestRoute,
  ],
  jobs: [],
}
