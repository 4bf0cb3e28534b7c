import { NOTICES } from '#domain/notices/catalogue.js'
import type { Notice } from '#domain/notices/notify-person.js'

/**
 * What the poster is told when a post becomes active. Its key belongs to the post: the approval and the event that
 * follows it may both tell, and a post that was published in the database's own console is told of as well.
 * @param note what staff wrote with the approval
 */
export function publishedNotice(
  post: { id: string; title: string; type: string; posterId: string },
  note?: string | null,
): Notice {
  return {
    userId: post.posterId,
    words: NOTICES.published.write({ post, note }),
    effectKey: `published:${post.id}`,
  }
}
