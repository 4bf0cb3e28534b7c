import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { readPaymentStatus } from './read-payment-status.js'

/** What became of a payment, for whoever made it (HIRE-17, HIRE-19, GO-52). Nobody else learns that it exists. */
const paymentStatusAt = (path: string) =>
  defineRoute({
    method: 'get',
    path,
    auth: 'session',
    async handle({ caller, params }, services) {
      const status = await readPaymentStatus(services, { buyerId: caller.userId, sessionId: params.sessionId ?? '' })
      if (!status) throw new AppError('NOT_FOUND', { message: 'There is no such payment.' })
      return status
    },
  })

export const paymentStatusRoute = paymentStatusAt('/api/payment/status/:sessionId')
/** The consultation service's path (OBASE-02, GO-89). */
export const consultationStatusRoute = paymentStatusAt('/consultation/payment/status/:sessionId')
