/**
 * Every situation an expert can be in on a post, as named in the demo, its README and tests. The demo expert has one
 * post in each.
 * @typedef {{ name: string, on: string, status: string, isApplicant?: boolean, isNdaAsked?: boolean,
 *   hasProposal?: boolean, counter?: string, hasLeftHire?: boolean }} DemoStanding
 *   `on` is the post's status; `isApplicant` is needed if the status doesn't imply it
 * @type {readonly DemoStanding[]}
 */
export const DEMO_STANDINGS = [
  { name: 'looked', on: 'published', status: 'viewed' },
  { name: 'nda-to-sign', on: 'published', status: 'viewed', isNdaAsked: true },
  { name: 'interested', on: 'published', status: 'interested' },
  { name: 'nda-sent', on: 'published', status: 'interested', isNdaAsked: true },
  { name: 'proposal-sent', on: 'published', status: 'interested', hasProposal: true },
  { name: 'countered', on: 'published', status: 'interested', hasProposal: true, counter: 'pending' },
  { name: 'counter-accepted', on: 'published', status: 'interested', hasProposal: true, counter: 'accepted' },
  { name: 'counter-rejected', on: 'published', status: 'interested', hasProposal: true, counter: 'rejected' },
  { name: 'asked-to-accept', on: 'published', status: 'pending', hasProposal: true },
  { name: 'rejected', on: 'published', status: 'rejected', hasProposal: true },
  { name: 'opted-out', on: 'published', status: 'opted out' },
  { name: 'opted-out-of-a-hire', on: 'published', status: 'opted out', hasProposal: true, hasLeftHire: true },
  { name: 'at-work', on: 'in progress', status: 'accepted', hasProposal: true },
  { name: 'another-is-at-work', on: 'in progress', status: 'interested', hasProposal: true },
  { name: 'done', on: 'completed', status: 'completed', hasProposal: true },
  { name: 'another-was-chosen', on: 'completed', status: 'closed', isApplicant: true, hasProposal: true },
  { name: 'nobody-was-hired', on: 'no hires', status: 'no hires', hasProposal: true },
  { name: 'only-looked-when-it-closed', on: 'closed', status: 'closed' },
  { name: 'deleted-by-staff', on: 'deleted', status: 'closed', isApplicant: true },
]

/** Standings on posts of the demo company's: index of the post by the standing's name. */
const ON_NORAS_POSTS = {
  'proposal-sent': 0,
  looked: 1,
  'at-work': 2,
  countered: 4,
  done: 5,
  'nobody-was-hired': 7,
  'asked-to-accept': 8,
}

/**
 * Assigns each of the demo expert's standings to a post.
 * @param {object[]} posts of buildPosts
 * @param {{ topics: string[], skills: string[], domains: string[] }} subjects the expert's own; posts they applied to
 *   share one
 * @returns {Map<string, DemoStanding>} by the post's id
 */
export function placeStandings(posts, subjects) {
  const placed = new Map()
  const open = posts.filter(({ plan }) => !plan.asks)
  for (const standing of DEMO_STANDINGS) {
    const noras = posts[ON_NORAS_POSTS[standing.name]]
    const free = open.filter(({ row, plan }) => !placed.has(row.id) && !plan.isNoras && plan.status === standing.on)
    const post = noras ?? bestOf(free, subjects)
    if (!post) throw new Error(`No post of the demo market is left for the standing ${standing.name}.`)
    placed.set(post.row.id, standing)
  }
  return placed
}

/** Fractional roles first, matching ones before others. */
function bestOf(posts, subjects) {
  const shares = (post) =>
    ['topics', 'skills', 'domains'].some((kind) => post.subjects[kind].some(isIn(subjects[kind])))
  const worth = (post) => (post.plan.type === 'fractional' ? 2 : 0) + (shares(post) ? 4 : 0)
  return [...posts].sort((left, right) => worth(right) - worth(left))[0]
}

const isIn = (list) => (name) => list.includes(name)

/** A post requires an NDA only if its standing is about one. */
export function withNdaOf(post, standing) {
  if (!standing || post.plan.isNoras) return post
  return { ...post, row: { ...post.row, company_asked_to_sign_nda: standing.isNdaAsked === true } }
}
