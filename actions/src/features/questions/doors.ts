import type { Area } from '#platform/area.js'
import { announceQuestion } from './announce-question.job.js'
import { askQuestionAction, askQuestionRoute } from './ask-question.action.js'
import { decideQuestionAction, decideQuestionRoute } from './decide-question.action.js'

export const questions: Area = {
  doors: [askQuestionAction, askQuestionRoute, decideQuestionAction, decideQuestionRoute],
  jobs: [announceQuestion],
}
