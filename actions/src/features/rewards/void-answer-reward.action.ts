import { object, string } from 'yup'
import { staffReasonField } from '#contract/credits/staff-reason.js'
import { voidAnswerReward } from '#domain/rewards/void-answer-reward.js'
import { defineAction } from '#platform/define-action.js'

/** Staff take back a reward that is held; the expert reads why. */
export const voidAnswerRewardAction = defineAction({
  name: 'voidAnswerReward',
  auth: 'staff',
  input: object({ responseId: string().uuid().required(), reason: staffReasonField({ isRequired: true }) }),
  async handle({ input: { responseId, reason }, caller }, services) {
    await services.database
      .transaction()
      .execute((transaction) => voidAnswerReward(transaction, services, { responseId, reason: reason ?? '', caller }))
    return { responseId, state: 'voided' }
  },
})
