import { stableUuid } from '../ids.mjs'

const MS_PER_HOUR = 3_600_000
/** Standings of people who talk to the company. */
const TALKING = ['interested', 'pending', 'accepted', 'in progress']
const READ_FROM_HOURS = 48

/** Who writes what, and how many hours after the interest was shown. */
const TALKS = [
  [
    {
      hours: 3,
      isExpert: true,
      words: 'Thank you for the brief. How many people would I work with, and who decides about the budget?',
    },
    { hours: 7, isExpert: false, words: 'A team of four, and our COO decides. She would be your first contact.' },
    { hours: 26, isExpert: true, words: 'Good. I’ll send my proposal by Friday, with two ways to start.' },
  ],
  [
    { hours: 5, isExpert: false, words: 'Your work on pricing caught our eye. Could you start with two days a week?' },
    { hours: 9, isExpert: true, words: 'I could, from the first of next month. Does the role need me on site?' },
    { hours: 31, isExpert: false, words: 'Once a month is enough. Everything else can be remote.' },
  ],
]

/**
 * Conversations of the demo posts' applicants with the company, and when both sides last read them.
 * @param {object[]} posts of buildPosts
 * @param {object[]} trackings of buildApplications
 * @param {Date} now
 * @returns {{ comments: object[], views: object[] }} in the order of writing
 */
export function buildChats(posts, trackings, now) {
  const posterOf = new Map(posts.map(({ row }) => [row.id, row.posted_by]))
  const comments = trackings
    .filter(({ status, interest_shown_at: shown }) => shown && TALKING.includes(status))
    .flatMap((tracking, index) => talk(tracking, posterOf.get(tracking.opportunity_id), TALKS[index % TALKS.length]))
    .filter(({ created_at: at }) => Date.parse(at) < now.getTime())
    .sort((one, other) => one.created_at.localeCompare(other.created_at))
  return { comments, views: readMarks(comments, posterOf, now) }
}

function talk({ opportunity_id, user_id, interest_shown_at: shown }, poster, lines) {
  return lines.map(({ hours, isExpert, words }, index) => ({
    id: stableUuid(`comment:${opportunity_id}:${user_id}:${index}`),
    opportunity_id,
    user_id: isExpert ? user_id : poster,
    expert_id: user_id,
    comment: words,
    brief_rich_comment: {
      blocks: [
        { key: 'b0', text: words, type: 'unstyled', depth: 0, inlineStyleRanges: [], entityRanges: [], data: {} },
      ],
      entityMap: {},
    },
    created_at: new Date(Date.parse(shown) + hours * MS_PER_HOUR).toISOString(),
  }))
}

/** Everybody has read what is older than two days, and what they wrote themselves. */
function readMarks(comments, posterOf, now) {
  const marks = new Map()
  for (const { opportunity_id, user_id, expert_id, created_at } of comments) {
    const isOld = now.getTime() - Date.parse(created_at) > READ_FROM_HOURS * MS_PER_HOUR
    const readers = isOld ? [posterOf.get(opportunity_id), expert_id] : [user_id]
    for (const reader of readers)
      marks.set(`${opportunity_id} ${reader}`, {
        user_id: reader,
        opportunity_id,
        tab: 'commentTab',
        seen_at: created_at,
      })
  }
  return [...marks.values()]
}
