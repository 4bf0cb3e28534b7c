import { NOTICES } from '#domain/notices/catalogue.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { announceStep } from '../workflow/announce-step.js'
import { type ApplicationFacts, changeApplication } from '../workflow/application-facts.store.js'
import { type Deal, insertHire } from './hires.store.js'

/**
 * Makes the hire of an application that is locked and may be hired (`hireBlocker`): fixes the amount and asks the expert
 * to accept (FLOW-13, HIRE-05, GO-17).
 * @throws AppError INVALID_STATUS_TRANSITION
 */
export async function performHire(
  transaction: DatabaseTransaction,
  services: Pick<Services, 'config' | 'clock'>,
  application: ApplicationFacts,
  deal: Deal,
): Promise<void> {
  const { agreed: amount } = deal
  await changeApplication(transaction, application, { status: 'pending' })
  await insertHire(transaction, application, deal, services.clock.now())
  await announceStep(transaction, services, application, {
    event: 'hired',
    by: 'poster',
    seenTab: 'hiredTab',
    amount,
    notice: NOTICES.hireOffered.write({ post: application.opportunity, amount }),
  })
}
