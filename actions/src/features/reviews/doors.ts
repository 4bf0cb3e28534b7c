import type { Area } from '#platform/area.js'
import { askContentReviews, askContentReviewsCron } from './ask-content-reviews.cron.js'
import { confirmContentAction } from './confirm-content.action.js'
import { restoreContentAction } from './restore-content.action.js'
import { retireContentAction } from './retire-content.action.js'
import { reviseContentAction } from './revise-content.action.js'

export const reviews: Area = {
  doors: [askContentReviewsCron, confirmContentAction, retireContentAction, restoreContentAction, reviseContentAction],
  jobs: [askContentReviews],
}
