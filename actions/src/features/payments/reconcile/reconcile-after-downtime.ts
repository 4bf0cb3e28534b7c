import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { reconcilePayments } from './reconcile-payments.job.js'

/** While the service was down, payments may have been made and events given up on. */
export async function reconcileAfterDowntime({ database }: Pick<Services, 'database'>): Promise<void> {
  const purchase = await database.selectFrom('purchases').select('id').limit(1).executeTakeFirst()
  if (purchase) await enqueueJob(database, reconcilePayments, {}, { key: 'reconcile-payments' })
}
