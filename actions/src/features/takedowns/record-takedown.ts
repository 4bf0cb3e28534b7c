import type { StaffAct } from '#contract/staff/staff-acts.js'
import { auditDecision } from '#domain/content/audit-decision.js'
import type { TakenDownWith } from '#domain/notices/catalogue/content/takedowns.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { type LockedContent, loadAnswerers } from './takedowns.store.js'

interface Recorded {
  content: LockedContent
  takedownId: string
  /** null where it is put back */
  reason: string | null
  isBack: boolean
  /** what of a question’s price went back to who asked */
  credits?: number
  staffId: string
}

/** Writes it into the staff log, and tells its author and whoever else it concerns, once. */
export async function recordTakedown(transaction: DatabaseTransaction, services: Services, recorded: Recorded) {
  const { content, takedownId, reason, isBack, staffId, credits = 0 } = recorded
  const { type, id, userId, title, questionId } = content
  const action: StaffAct = isBack ? `put back ${type}` : `take down ${type}`
  await auditDecision(transaction, {
    ...{ actorId: staffId, action, subject: { type, id }, reason },
    details: { title, userId },
  })
  const effectKey = `${isBack ? 'put-back' : 'taken-down'}:${takedownId}`
  const noun = type === 'response' ? content.noun : type
  const facts = { id, noun, title, questionId: noun === 'answer' ? questionId : null, authorId: userId }
  const words = isBack
    ? NOTICES.contentPutBack.write(facts)
    : NOTICES.contentTakenDown.write({ ...facts, reason: reason ?? '', credits })
  await notifyPerson(transaction, services, { userId, words, effectKey })
  if (questionId === null || noun === 'insight') return
  const tell = async (whose: TakenDownWith['whose'], userIds: (string | null)[]) =>
    insertNotices(transaction, {
      userIds: userIds.filter((other) => other !== null),
      words: NOTICES.contentTakenDownWith.write({ question: title, questionId, whose, isBack }),
      effectKey: `${effectKey}:${whose}`,
    })
  if (noun === 'answer') return tell('asker', [content.askerId])
  const ofQuestion = { questionId, askerId: userId }
  await tell('answerer', await loadAnswerers(transaction, { ...ofQuestion, status: 'approved' }))
  await tell('waiting', await loadAnswerers(transaction, { ...ofQuestion, status: 'pending' }))
}
