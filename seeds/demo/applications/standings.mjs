/**
 * Everything that an expert can have come to on a post: the words of the demo, of its README and of tests. The expert
 * login has been through each of them once.
 * @typedef {{ name: string, on: string, status: string, isApplicant?: boolean, isNdaAsked?: boolean,
 *   hasProposal?: boolean, counter?: string, hasLeftHire?: boolean }} DemoStanding
 *   `on` is the post's status; `isApplicant` is needed where the status does not say it
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

/** Those that the two main logins share: number of the company login's post, by name. */
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
 * Which post tells which standing of the expert login.
 * @param {object[]} posts of buildPosts
 * @param {{ topics: string[], skills: string[], domains: string[] }} subjects the expert's own; what they applied to
 *   shares one
 * @returns {Map<string, DemoStanding>} by the post's id
 */
export function placeStandings(posts, subjects) {
  const placed = new Map()
  for (const standing of DEMO_STANDINGS) {
    const noras = posts[ON_NORAS_POSTS[standing.name]]
    const free = posts.filter(({ row, plan }) => !placed.has(row.id) && !plan.isNoras && plan.status === standing.on)
    const post = noras ?? bestOf(free, subjects)
    if (!post) throw new Error(`No post of the demo market is left for the standing ${standing.name}.`)
    placed.set(post.row.id, standing)
  }
  return placed
}

/** Fractional roles first, and among them those that fit. */
function bestOf(posts, subjects) {
  const shares = (post) =>
    ['topics', 'skills', 'domains'].some((kind) => post.subjects[kind].some(isIn(subjects[kind])))
  const worth = (post) => (post.plan.type === 'fractional' ? 2 : 0) + (shares(post) ? 4 : 0)
  return [...posts].sort((left, right) => worth(right) - worth(left))[0]
}

const isIn = (list) => (name) => list.includes(name)

/** A post asks for an NDA where its standing is about one, and not where it is about something else. */
export function withNdaOf(post, standing) {
  if (!standing || post.plan.isNoras) return post
  return { ...post, row: { ...post.row, company_asked_to_sign_nda: standing.isNdaAsked === true } }
}
