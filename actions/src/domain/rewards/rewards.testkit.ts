import { randomUUID } from 'node:crypto'
import type { CreditSource } from '#domain/ledger/accounts.js'
import { spendCredits } from '#domain/ledger/credits.js'
import { NOW, openTestLedger, TOM } from '#domain/ledger/ledger.testkit.js'
import type { Services } from '#platform/services.js'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { type AnswerReward, bookAnswerReward, type RatedAnswer } from './book-answer-reward.js'

export const ELENA = stableUuid('person:elena@sagework.example')
export const KENJI = stableUuid('person:kenji@sagework.example')

export interface Rating extends Partial<RatedAnswer> {
  at?: Date
  /** The source of the credits that pay for the question; null if it isn't paid. */
  source?: CreditSource | null
}

/** A ledger in which questions are paid and their answers are rated. Nobody gets emails. */
export async function openRewards() {
  const ledger = await openTestLedger()
  const { database, book, grant } = ledger
  await database.query(
    `insert into notification_preferences (user_id, kind, is_email_enabled) select id, 'achievement', false from users`,
  )
  const servicesAt = (at: Date) => ({ clock: { now: () => at } }) as Services

  /** Charges a question to Tom's credits of one source, and returns the key. */
  const ask = async (source: CreditSource | null = 'bought', askerId = TOM) => {
    const key = `question:${randomUUID()}`
    if (source === null) return key
    const heading = { key, kind: 'ask_question' as const, reason: 'Asked a question', actorId: askerId }
    await grant(200, { source, userId: askerId })
    await book((tx) => spendCredits(tx, { ...heading, userId: askerId, amount: 200, now: NOW }))
    return key
  }
  const rate = async ({ at = NOW, source, ...rating }: Rating = {}): Promise<AnswerReward> => {
    const askerId = rating.askerId ?? TOM
    const questionKey = rating.questionKey ?? (await ask(source, askerId))
    const answer = { responseId: randomUUID(), expertId: ELENA, askerId, stars: 5, ...rating, questionKey }
    return book((tx) => bookAnswerReward(tx, servicesAt(at), answer))
  }
  return {
    ...ledger,
    ...{ ask, rate, servicesAt },
    configure: (config: string, value: string) =>
      database.query('update system_configurations set value = $2 where config = $1', [config, value]),
    rewardOf: async (responseId: string) => {
      const [row] = await database.query('select * from answer_rewards where response_id = $1', [responseId])
      return row
    },
  }
}
