import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { NOTICES } from '../notices/catalogue.js'
import { notifyPerson } from '../notices/notify-person.js'
import { type ApplicationFacts, lockApplication } from '../workflow/application-facts.store.js'
import { type HireObstacle, hireObstacle } from './hire.rules.js'
import type { Deal } from './hires.store.js'
import { performHire } from './perform-hire.js'

/** A hire that has been paid for, as it was when the payment began. */
export interface PaidHire extends Deal {
  purchaseId: string
  buyerId: string
  opportunityId: string
  expertId: string
  feeCents: number
}

/**
 * Makes a hire that has been paid for. If the expert, the amount or the post has changed meanwhile, nobody is hired, and
 * whoever has something to learn from that is told (GO-50).
 * @returns whether the hire was made
 */
export async function makePaidHire(
  transaction: DatabaseTransaction,
  services: Pick<Services, 'config' | 'clock'>,
  paid: PaidHire,
): Promise<boolean> {
  const { buyerId, opportunityId, expertId } = paid
  const buyer = { userId: buyerId, isExpert: false, isStaff: false }
  const application = await lockApplication(transaction, opportunityId, expertId, buyer)
  const obstacle = (await isSuspended(transaction, buyerId)) ? 'other' : hireObstacle(application, paid.agreed)
  if (obstacle === null) await performHire(transaction, services, application, paid)
  else await announceMissedHire(transaction, services, { application, paid, obstacle })
  return obstacle === null
}

/** A suspended poster could answer nobody. */
async function isSuspended(transaction: DatabaseTransaction, userId: string): Promise<boolean> {
  const row = await transaction.selectFrom('users').where('id', '=', userId).select('is_suspended').executeTakeFirst()
  return row?.is_suspended ?? true
}

/**
 * Whom the poster has rejected, or hired already, and whose post has ended, has been told so, and a second word would
 * contradict the first; and a suspended poster reaches nobody.
 */
const CONCERNS_EXPERT: readonly HireObstacle[] = ['expert-left', 'amount-changed']

interface MissedHire {
  application: ApplicationFacts
  paid: PaidHire
  obstacle: HireObstacle
}

async function announceMissedHire(
  transaction: DatabaseTransaction,
  services: Pick<Services, 'config' | 'clock'>,
  { application, paid, obstacle }: MissedHire,
): Promise<void> {
  const { opportunity: post, expertId, expertName } = application
  const { purchaseId, buyerId, feeCents } = paid
  await notifyPerson(transaction, services, {
    userId: buyerId,
    words: NOTICES.hireRefunded.write({ post, expertId, expertName, feeCents, obstacle }),
    effectKey: `hire-refunded:${purchaseId}`,
  })
  if (!CONCERNS_EXPERT.includes(obstacle)) return
  await notifyPerson(transaction, services, {
    userId: expertId,
    words: NOTICES.hireMissed.write({ post, obstacle }),
    effectKey: `hire-missed:${purchaseId}`,
  })
}
