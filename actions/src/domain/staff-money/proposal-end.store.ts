import type { DatabaseTransaction } from '#platform/database.js'

const DAY_MS = 86_400_000

/** When a proposal ends that is made now, unless a second person confirms it before. */
export async function proposalEnd(
  transaction: DatabaseTransaction,
  setting: 'REFUND_PROPOSAL_DAYS' | 'LEDGER_PROPOSAL_DAYS',
  now: Date,
): Promise<Date> {
  const { value } = await transaction
    .selectFrom('system_configurations')
    .select('value')
    .where('config', '=', setting)
    .executeTakeFirstOrThrow()
  return new Date(now.getTime() + Number(value) * DAY_MS)
}
