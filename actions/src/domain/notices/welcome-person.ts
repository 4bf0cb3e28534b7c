import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { NOTICES } from './catalogue.js'
import { insertNotices } from './insert-notices.js'

/** The first notice of a new account. It isn't mailed: whoever reads it has just come from an email. */
export async function welcomePerson(
  transaction: DatabaseTransaction,
  { config }: Pick<Services, 'config'>,
  { userId, isExpert }: { userId: string; isExpert: boolean },
): Promise<void> {
  const words = NOTICES.welcome.write({ product: config.PRODUCT_NAME, isExpert })
  await insertNotices(transaction, { userIds: [userId], words, effectKey: 'welcome' })
}
