const ELENAS_FIELD = 'Brand & Positioning'

/**
 * Posts that ask experts by name, after all others. `asks`: the demo expert alone, or experts of the field.
 * The role is the first of her rate card, and its category the card's.
 */
export const ASKING_POSTS = [
  {
    ...{ status: 'published', type: 'fractional', category: ELENAS_FIELD, role: 'Chief Growth Officer', isNoras: true },
    title: 'Fractional Role for a Chief Growth Officer in Brand & Positioning',
    asks: 'elena',
  },
  {
    ...{ status: 'published', type: 'hire-expert-on-project', category: ELENAS_FIELD, role: null, isNoras: false },
    title: 'Say in one page why a grid battery is safe next to a school',
    company: 'Voltaire Energy',
    asks: 'elena',
  },
  {
    ...{
      status: 'published',
      type: 'hire-expert-on-project',
      category: 'Pricing & Packaging',
      role: null,
      isNoras: true,
    },
    title: 'Price our leak alarms for towns of fewer than ten thousand people',
    asks: 'experts',
  },
]

/** Of those who are asked by name in a post that is open to others, too. */
const ASKED_MAX = 3
/** When somebody answered, as a share of the post's age. */
const ANSWERED_SHARE = 0.3
const DECLINED_BECAUSE = 'I’d like this one, but I’m with another utility until March and couldn’t do it justice.'

const isForOne = ({ plan }) => plan.asks === 'elena'
const isOfSeveral = ({ row, plan }) => row.type === 'hire-expert-on-project' && !isForOne({ plan })

/**
 * Same posts, each with the one expert whom it is for. A role is about what her profile says.
 * @param {object[]} posts of buildPosts
 * @param {{ id: string, subjects: { topics: string[], skills: string[], domains: string[] } }} elena
 */
export function addressPosts(posts, elena) {
  return posts.map((post) => {
    if (!isForOne(post)) return post
    const row = { ...post.row, assigned_expert_id: elena.id }
    return { ...post, row, subjects: post.plan.role ? { ...post.subjects, ...elena.subjects } : post.subjects }
  })
}

/**
 * Whom the projects for several experts ask for, as rows of opportunity_package_experts.
 * @param {object[]} posts of buildPosts
 * @param {object[]} experts of buildPeople
 */
export function buildPackageExperts(posts, experts) {
  return posts.filter(isOfSeveral).flatMap(({ row, plan }) =>
    experts
      .filter(({ field, second }) => [field, second].includes(plan.category))
      .slice(0, ASKED_MAX)
      .map(({ id }) => ({ opportunity_id: row.id, user_id: id })),
  )
}

/**
 * The first expert whom the demo company asked for its project has declined.
 * @param {object[]} posts of buildPosts
 * @param {object[]} packageExperts of buildPackageExperts
 * @param {(days: number) => string} ago
 * @returns {{ trackings: object[], history: object[] }}
 */
export function buildDeclines(posts, packageExperts, ago) {
  const post = posts.find(({ plan }) => plan.asks === 'experts')
  const { user_id } = packageExperts.find(({ opportunity_id }) => opportunity_id === post.row.id)
  const of = { opportunity_id: post.row.id, user_id }
  const at = ago(post.days * ANSWERED_SHARE)
  const tracking = { ...of, status: 'opted out', opt_out_reason: DECLINED_BECAUSE, created_at: at, updated_at: at }
  const entry = { actor_id: user_id, actor_role: 'expert', event: 'request_declined', words: DECLINED_BECAUSE }
  return { trackings: [tracking], history: [{ ...of, ...entry, created_at: at }] }
}
