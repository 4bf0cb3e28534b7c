import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bookEarning } from '#domain/ledger/earnings.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { atEnd } from '#tests/at-end.js'
import { openStaffMoney } from '../../credit-requests/credit-requests.testkit.js'

const { act, ada, elena, database } = await openStaffMoney()
const handle = openDatabase(database.actionsUrl, createLogger('silent'))
atEnd(() => handle.close())
const transactions = handle.database.transaction()

it('[X-16, X-24] a correction of reward credits is worth what they are redeemed for by the settings', async () => {
  const configure = (config: string, value: string) =>
    database.query('update system_configurations set value = $2 where config = $1', [config, value])
  await configure('SECOND_PERSON_ABOVE_USD', '9000')
  const correctAt = async (centsPerReward: string) => {
    await configure('REWARD_CREDIT_CENTS', centsPerReward)
    const { transferId } = await transactions.execute((tx) =>
      bookEarning(tx, {
        ...{
          key: randomUUID(),
          kind: 'test',
          reason: 'A test',
          actorId: null,
          userId: elena.id,
          currency: 'reward',
          amount: 1_000,
          availableAt: new Date(),
        },
        from: [{ account: { kind: 'rewards_issued' }, amount: -1_000 }],
      }),
    )
    const lines = await database.query<{ accountId: string; amount: number }>(
      `select account_id as "accountId", -amount::int as amount from ledger_entries where transfer_id = $1 order by 1`,
      [transferId],
    )
    const correction = { transferId, entries: lines, reason: 'Booked twice', requestId: randomUUID() }
    return (await act(ada, 'correctTransfer', correction)).body.status
  }
  expect(await correctAt('1')).toBe('booked')
  expect(await correctAt('1000')).toBe('proposed')
})
