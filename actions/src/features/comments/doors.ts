import type { Area } from '#platform/area.js'
import { chatEligibilityAction } from './chat-eligibility.action.js'
import { commentFilesRoute } from './comment-files.route.js'
import { postCommentAction, postCommentRoute } from './post-comment.action.js'
import { readCommentsRoute } from './read-comments.route.js'
import { mailNewMessages } from './telling/mail-new-messages.job.js'

export const comments: Area = {
  doors: [chatEligibilityAction, postCommentAction, postCommentRoute, readCommentsRoute, commentFilesRoute],
  jobs: [mailNewMessages],
}
