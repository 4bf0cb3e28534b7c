import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { readRefund } from './refunds.store.js'
import { sendRefund } from './send-refund.job.js'

/** What has become of a refund. */
export interface RefundAnswer {
  id: string
  status: string
}

/**
 * Sends a refund if it is to be sent, outside of any transaction, and says what has become of it. Without an answer of
 * the provider it stays on its way, and the job goes on asking.
 * @throws AppError NOT_REFUNDABLE if the provider refused
 */
export async function answerRefund(services: Services, id: string): Promise<RefundAnswer> {
  const status = await sendRefund(services, id).catch(async (error: unknown) => {
    services.log.warn({ refundId: id, error }, 'the provider has not answered a refund; it is asked again')
    return (await readRefund(services.database, id)).status
  })
  if (status === 'failed') throw new AppError('NOT_REFUNDABLE', { message: await whyFailed(services, id) })
  return { id, status }
}

async function whyFailed({ database }: Services, id: string): Promise<string> {
  const { failure } = await readRefund(database, id)
  return failure ?? 'The payment provider refused this refund. Look at the payment there before you try again.'
}
