import type { Selectable } from 'kysely'
import type { TransferKind } from '#contract/credits/statement-kinds.js'
import { formatCents } from '#contract/format/money.js'
import { openPot } from '#domain/ledger/credit-lots.store.js'
import { settleRequest } from '#domain/ledger/requests.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { DB } from '#platform/database-types.generated.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { auditIncome } from '../income-audit.js'
import { readIncomeSettings } from '../income-settings.store.js'

type Redemption = Selectable<DB['redemptions']>

interface Result {
  id: string
  status: string
}

/**
 * Approves a redemption: the credits are redeemed, and the dollars become income, which can be withdrawn after seven
 * days.
 * @throws AppError STAFF_ONLY, REDEMPTION_NOT_FOUND, ALREADY_DONE, NOT_ALLOWED for one's own
 */
export function approveRedemption(id: string, caller: Caller, services: Services): Promise<Result> {
  return decide(id, caller, services, { status: 'approved', reason: null }, async (transaction, redemption) => {
    const { withdrawableAfterDays } = await readIncomeSettings(transaction)
    const dueAt = new Date(services.clock.now().getTime() + withdrawableAfterDays * DAY_MS)
    const cents = Number(redemption.cents)
    await settleRequest(transaction, {
      ...settlementOf(redemption, caller, 'redemption_approved'),
      reason: `${redemption.credits} Reward Credits redeemed`,
      entries: async (credits) => [
        { account: { kind: 'rewards_redeemed' }, amount: credits },
        { account: { kind: 'rewards_paid' }, amount: -cents },
        {
          account: { id: await openPot(transaction, { kind: 'income_held', ownerId: redemption.user_id, dueAt }) },
          amount: cents,
        },
      ],
    })
    return NOTICES.redemptionApproved.write({
      ...{ credits: redemption.credits, amount: formatCents(cents), days: withdrawableAfterDays },
    })
  })
}

/**
 * Refuses a redemption: the credits return to the balance.
 * @throws AppError like approveRedemption
 */
export function refuseRedemption(id: string, reason: string, caller: Caller, services: Services): Promise<Result> {
  return decide(id, caller, services, { status: 'refused', reason }, async (transaction, redemption) => {
    await settleRequest(transaction, {
      ...settlementOf(redemption, caller, 'redemption_refused'),
      reason: 'Your redemption was refused and the Reward Credits returned',
      entries: (credits) => [{ account: { kind: 'reward_credits', ownerId: redemption.user_id }, amount: credits }],
    })
    return NOTICES.redemptionRefused.write({ credits: redemption.credits, reason })
  })
}

interface Decision {
  status: 'approved' | 'refused'
  reason: string | null
}

async function decide(
  id: string,
  caller: Caller,
  services: Services,
  { status, reason }: Decision,
  book: (
    transaction: DatabaseTransaction,
    redemption: Redemption,
  ) => Promise<ReturnType<typeof NOTICES.redemptionRefused.write>>,
): Promise<Result> {
  requireStaff(caller)
  return services.database.transaction().execute(async (transaction) => {
    const redemption = await transaction
      .selectFrom('redemptions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!redemption) throw new AppError('REDEMPTION_NOT_FOUND')
    if (redemption.user_id === caller.userId)
      throw new AppError('NOT_ALLOWED', { message: 'Somebody else has to decide about your own redemption.' })
    if (redemption.status !== 'requested') throw new AppError('ALREADY_DONE')
    await transaction
      .updateTable('redemptions')
      .set({ status, decided_by: caller.userId, decided_at: services.clock.now(), decision_reason: reason })
      .where('id', '=', id)
      .execute()
    const words = await book(transaction, redemption)
    const { user_id: userId, cents } = redemption
    await notifyPerson(transaction, services, { userId, words, effectKey: `redemption:${id}` })
    await auditIncome(transaction, caller, {
      action: `${status === 'approved' ? 'approve' : 'refuse'}_redemption`,
      ...{ subject: { type: 'redemption', id }, reason, details: { cents: Number(cents), user_id: userId } },
    })
    return { id, status }
  })
}

/** Either decision has the same key, so the ledger could never book both. */
function settlementOf(redemption: Redemption, caller: Caller, kind: TransferKind) {
  return {
    ...{ userId: redemption.user_id, potId: redemption.account_id, kind, actorId: caller.userId },
    ...{ key: `redemption-decided:${redemption.id}`, subject: { type: 'redemption', id: redemption.id } },
  }
}
