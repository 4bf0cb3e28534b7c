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
  /** The tab that gets a dot, if it shows under one. */
  seenTab?: SeenTab
  /** User-written text: a reason, the brief of a counter offer. */
  words?: string | null
  amount?: Amount | null
  /** The notice for the other side. */
  notice: NoticeWords
}

/** Adds a step to the timeline and notifies the other side, in the app at once and by email. */
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

/** The facts about an expert's step that its notice mentions. */
export function stepOf({ opportunity, expertId, expertName }: ApplicationFacts) {
  return { post: opportunity, expertId, expertName }
}
