import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { openSealedText, sealText } from '#platform/trust/sealed-text.js'

const PURPOSE = 'payout-destination'
const HINT_CHARACTERS = 4

type Secret = Pick<Services, 'config'>

/** Stores where a payout goes, encrypted. */
export async function storeDestination(
  transaction: DatabaseTransaction,
  { config }: Secret,
  payout: { id: string; details: string },
): Promise<void> {
  const sealed = sealText(config.AUTH_SECRET, { purpose: PURPOSE, row: payout.id }, payout.details)
  await transaction.insertInto('private.payout_destinations').values({ payout_id: payout.id, sealed }).execute()
}

/** Where each of these payouts goes, in plain text, by the payout's id. Only for staff who are about to pay. */
export async function readDestinations(
  queryable: Queryable,
  { config }: Secret,
  payoutIds: readonly string[],
): Promise<Map<string, string>> {
  if (payoutIds.length === 0) return new Map()
  const rows = await queryable
    .selectFrom('private.payout_destinations')
    .select(['payout_id', 'sealed'])
    .where('payout_id', 'in', payoutIds)
    .execute()
  return new Map(
    rows.map(({ payout_id, sealed }) => [
      payout_id,
      openSealedText(config.AUTH_SECRET, { purpose: PURPOSE, row: payout_id }, sealed),
    ]),
  )
}

/** The last characters, by which its owner recognises an account. */
export function destinationHint(details: string): string {
  const characters = [...details].filter((character) => /[\p{L}\p{N}]/u.test(character))
  // a hint never gives most of a short text away
  return characters.slice(-Math.min(HINT_CHARACTERS, Math.floor(characters.length / 2))).join('')
}
