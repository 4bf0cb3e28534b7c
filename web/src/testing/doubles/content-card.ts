import type { ContentFields } from '#entities/content/content-view.js'

export const EXPERT = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Elena Marchetti', slug: 'elena-marchetti' }

let made = 0

/** A row of `content_cards`, each with an id of its own. */
export function contentCard(part: Partial<ContentFields>) {
  made++
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  return {
    ...{ id, kind: 'insight', question_id: '00000000-0000-4000-8000-0000000000b1', title: 'An insight' },
    ...{ question: 'What should the first sentence of a page say?', brief: 'Ask for the noun that customers use.' },
    ...{ media_type: 'text', media_duration: null, topic_id: '00000000-0000-4000-8000-0000000000d1' },
    ...{ topic_name: 'Price research', created_at: '2026-03-05T12:00:00Z', upvote_count: 3, view_count: 40 },
    ...{ author_id: EXPERT.id, author_slug: EXPERT.slug, author_first_name: 'Elena', author_last_name: 'Marchetti' },
    ...{ author_picture: null, author_designation: 'Fractional CMO' },
    // read by its page alone
    ...{ dates: null },
    ...part,
  } satisfies ContentFields
}
