import { unsentPosts } from '#entities/opportunity/unsent-post.js'
import { LinkButton } from '#ui/button/link-button.js'
import type { Step } from './account-steps'

/** What the user began and didn't send, in this browser. Nobody waits for it, so it comes last. */
export function draftSteps(userId: string): Step[] {
  return unsentPosts(userId).map(({ to, title, text, action }) => ({
    ...{ id: to, title, text },
    action: <LinkButton to={to}>{action}</LinkButton>,
  }))
}
