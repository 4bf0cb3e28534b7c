import type { Area } from '#platform/area.js'
import { saveInsightRoute, shareAnswerRoute, shareInsightRoute, unsaveInsightRoute } from './keep.route.js'
import { openAnswerRoute, viewInsightRoute } from './view.route.js'
import { voteForAnswerRoute, voteForInsightRoute } from './vote.route.js'

export const reactions: Area = {
  doors: [
    ...[voteForInsightRoute, voteForAnswerRoute, saveInsightRoute, unsaveInsightRoute],
    ...[shareInsightRoute, shareAnswerRoute, viewInsightRoute, openAnswerRoute],
  ],
  jobs: [],
}
