import type { Amount } from '#contract/format/money.js'
import type { HistoryEvent, SeenTab } from '#contract/workflow/history.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { NoticeWords } from '../notices/define-notice.js'
import { notifyPerson } from '../notices/notify-person.js'
import type { ApplicationFacts } from './application-facts.store.js'
import { recordHistory } from './history.store.js'

export interface Step {
  event: HistoryEvent
  by: 'expert' | 'poster'
  /** Tab with the dot. */
  seenTab: SeenTab
  /** What people wrote: a reason, the words of a counter offer. */
  words?: string | null
  amount?: Amount | null
  /** What the other side is told. */
  notice: NoticeWords
}

/**
 * Writes a step into the timeline and tells the other side, in the app at once and by mail.
 */
export async function announceStep(
  transaction: DatabaseTransaction,
  services: Pick<Services, 'config' | 'clock'>,
  { opportunity, expertId }: Pick<ApplicationFacts, 'opportunity' | 'expertId'>,
  step: Step,
): Promise<void> {
  const isByExpert = step.by === 'expert'
  const id = await recordHistory(transaction, {
    opportunityId: opportunity.id,
    userId: expertId,
    actorId: isByExpert ? expertId : opportunity.posterId,
    actorRole: step.by,
    event: step.event,
    tab: step.seenTab,
    words: step.words,
    amount: step.amount,
  })
  await notifyPerson(transaction, services, {
    userId: isByExpert ? opportunity.posterId : expertId,
    words: step.notice,
    ...(isByExpert ? { actorId: expertId } : {}),
    effectKey: `history:${id}`,
  })
}

/** The facts of a step of an expert, as its notice names them. */
export function stepOf({ opportunity, expertId, expertName }: ApplicationFacts) {
  return { post: opportunity, expertId, expertName }
}
