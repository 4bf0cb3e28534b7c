import { NOTICES } from '#domain/notices/catalogue.js'
import type { Notice } from '#domain/notices/notify-person.js'

/**
 * Tells the poster that a post is active. The key belongs to the post, because both the approval and the event that
 * follows may send it; the event also covers posts published in the database console.
 * @param note what staff wrote on approval
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
