import { randomFrom } from '../../random.mjs'

/** Standings of the people who viewed a post, by its status: the first ones in order, then the rest. */
const STANDINGS = {
  published: { first: ['pending', 'interested', 'interested', 'interested'], rest: 'viewed' },
  'in progress': { first: ['accepted', 'interested', 'rejected'], rest: 'viewed' },
  completed: { first: ['completed', 'rejected', 'closed', 'opted out'], rest: 'closed' },
  'no hires': { first: ['no hires', 'no hires', 'rejected'], rest: 'closed' },
  closed: { first: [], rest: 'closed' },
  deleted: { first: ['closed'], rest: 'closed' },
}
/** Standings that only one person per post can have. */
const ONE_OF_A_KIND = ['pending', 'accepted', 'completed']
/** Nobody viewed a post before this share of its age, and so everyone before its end. */
const LOOKED_SHARE = 0.27
/** One in this many published posts has someone with a pending hire. */
const PENDING_EVERY = 7
const MIN_LOOKS = 3
const MAX_LOOKS = 8

/**
 * Who viewed and applied to what: experts whose fields match, never for a draft.
 * @param {object[]} posts of buildPosts
 * @param {object[]} experts of buildPeople
 * @param {object} elena the demo expert
 * @param {Map<string, import('./standings.mjs').DemoStanding>} standings the demo expert's, by post
 * @param {(days: number) => string} ago
 */
export function buildTrackings(posts, experts, elena, standings, ago) {
  return posts.flatMap((post, index) => {
    const standing = STANDINGS[post.plan.status]
    // those that ask experts by name have their own answers
    if (!standing || post.plan.asks) return []
    const random = randomFrom(`trackings ${post.row.id}`)
    const elenas = standings.get(post.row.id)
    const isOpenToElena = elenas === undefined && !post.plan.isNoras
    const fitting = [...(isOpenToElena ? [elena] : []), ...experts].filter((expert) =>
      [expert.field, expert.second].includes(post.plan.category),
    )
    const people = random.some(fitting, random.int(MIN_LOOKS, MAX_LOOKS))
    const skipped = post.plan.status === 'published' && index % PENDING_EVERY !== 3 ? 1 + (index % 3) : 0
    const rows = people.map((person, place) =>
      tracking(post, person, standing.first[place + skipped], standing.rest, random, ago),
    )
    return elenas
      ? [toldBy(elenas, tracking(post, elena, elenas.status, 'viewed', random, ago)), ...rows.filter(isBeside(elenas))]
      : rows
  })
}

const isBeside = (elenas) => (row) => row.status !== elenas.status || !ONE_OF_A_KIND.includes(row.status)

/** Same, with the details of the standing. */
function toldBy(standing, row) {
  const hasApplied = standing.isApplicant ?? !['viewed', 'closed'].includes(standing.status)
  return { ...row, interest_shown_at: hasApplied ? row.created_at : null, standing }
}

/** @param {string | undefined} applied an applicant's standing; undefined for someone who only viewed the post */
function tracking({ row, days, isEnded }, person, applied, looked, random, ago) {
  const least = days * LOOKED_SHARE
  const published =
    (days * (Date.parse(ago(0)) - Date.parse(row.published_at))) / (Date.parse(ago(0)) - Date.parse(row.created_at))
  const seen = least + (published - least) * random.next()
  const moved = ago(seen * random.next())
  const status = applied ?? looked
  return {
    opportunity_id: row.id,
    user_id: person.id,
    status,
    interest_shown_at: applied && applied !== 'viewed' ? ago(seen) : null,
    created_at: ago(seen),
    updated_at: isEnded ? momentBefore(row.updated_at, moved, status) : moved,
  }
}

/** The end of a post moves everyone who hasn't moved before. */
function momentBefore(end, moved, status) {
  const movesWithIt = !['rejected', 'opted out'].includes(status)
  return movesWithIt || moved > end ? end : moved
}
