import { randomFrom } from '../random.mjs'

/** Where the people who looked at a post in a status stand: the first ones in order, then the rest. */
const STANDINGS = {
  published: { first: ['pending', 'interested', 'interested', 'interested'], rest: 'viewed' },
  'in progress': { first: ['accepted', 'interested', 'rejected'], rest: 'viewed' },
  completed: { first: ['completed', 'rejected', 'closed', 'opted out'], rest: 'closed' },
  'no hires': { first: ['no hires', 'no hires', 'rejected'], rest: 'closed' },
  closed: { first: [], rest: 'closed' },
  deleted: { first: ['closed'], rest: 'closed' },
}
/** What the expert login has been through, by number of post: the first ten are the company login's. */
const ELENAS_STANDINGS = { 0: 'interested', 1: 'viewed', 2: 'accepted', 5: 'completed', 7: 'no hires' }
/** Every so many published posts one has somebody who is asked to accept. */
const PENDING_EVERY = 7
const MIN_LOOKS = 3
const MAX_LOOKS = 8

/**
 * Who looked at and applied to what: experts whose fields fit, never to a draft.
 * @param {object[]} posts of buildPosts
 * @param {object[]} experts of buildPeople
 * @param {object} elena the expert login
 * @param {(days: number) => string} ago
 */
export function buildTrackings(posts, experts, elena, ago) {
  return posts.flatMap((post, index) => {
    const standing = STANDINGS[post.plan.status]
    if (!standing) return []
    const random = randomFrom(`trackings ${post.row.id}`)
    const elenas = ELENAS_STANDINGS[index]
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
      ? [tracking(post, elena, elenas, 'viewed', random, ago), ...rows.filter((row) => row.status !== elenas)]
      : rows
  })
}

/** @param {string | undefined} applied where an applicant stands; without it somebody who only looked */
function tracking({ row, days }, person, applied, looked, random, ago) {
  const seen = days * (0.3 + 0.6 * random.next())
  return {
    opportunity_id: row.id,
    user_id: person.id,
    status: applied ?? looked,
    interest_shown_at: applied && applied !== 'viewed' ? ago(seen) : null,
    created_at: ago(seen),
    updated_at: ago(seen * random.next()),
  }
}
