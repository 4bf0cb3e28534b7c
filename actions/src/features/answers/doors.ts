import type { Area } from '#platform/area.js'
import { submitAnswerAction, submitAnswerRoute } from './submit-answer.action.js'

export const answers: Area = { doors: [submitAnswerAction, submitAnswerRoute], jobs: [] }
