import type { Area } from '#platform/area.js'
import { setResponseLimitAction } from './set-response-limit.action.js'
import { voidAnswerRewardAction } from './void-answer-reward.action.js'

export const rewards: Area = {
  doors: [voidAnswerRewardAction, setResponseLimitAction],
  jobs: [],
}
