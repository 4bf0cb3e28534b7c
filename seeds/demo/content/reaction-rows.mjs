import { randomFrom } from '../../random.mjs'

const SHARE_VOTED = 0.3
const SHARE_LIKED = 0.9
const SHARE_SAVED = 0.12
const RECENT_DAYS = 30

/**
 * What the demo logins voted for and saved, so that cards and lists show it.
 * @param {readonly { id: string }[]} items public ones
 * @param {readonly string[]} readers
 * @param {(days: number) => string} ago
 */
export function reactionRows(items, readers, ago) {
  const votes = []
  const saves = []
  for (const user_id of readers) {
    const random = randomFrom(`reactions of ${user_id}`)
    for (const { id: item_id } of items) {
      const created_at = ago(random.int(0, RECENT_DAYS))
      if (random.chance(SHARE_VOTED))
        votes.push({ item_id, user_id, vote: random.chance(SHARE_LIKED) ? 'UPVOTE' : 'DOWNVOTE', created_at })
      if (random.chance(SHARE_SAVED)) saves.push({ item_id, user_id, created_at })
    }
  }
  return { votes, saves }
}
