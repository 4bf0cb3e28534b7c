import { POST_TITLES } from './post-titles.mjs'

/** How many posts there are in each status; 80 in total. */
const STATUS_COUNTS = {
  published: 40,
  draft: 12,
  'in progress': 9,
  completed: 8,
  'no hires': 4,
  closed: 3,
  deleted: 2,
  draft_deleted: 2,
}

const FRACTIONAL_COUNT = 48

/** The first posts are Nora's, so that the demo company has a bit of everything: [status, category, role]. */
const NORAS_POSTS = [
  ['published', 'Brand & Positioning', 'Chief Marketing Officer'],
  ['published', 'Demand Generation', 'Director of Demand Generation'],
  ['in progress', 'Market Entry & Expansion', 'VP of Sales'],
  ['draft', 'Customer Success & Retention', 'Director of Customer Success'],
  ['published', 'Pricing & Packaging', 'Chief Revenue Officer'],
  ['completed', 'Content & SEO', 'Content Marketing Manager'],
  ['draft', 'Partnerships & Channels', 'Partnerships Manager'],
  ['no hires', 'Data & Analytics', 'Director of Revenue Operations'],
  ['published', 'Product-Led Growth', 'VP of Growth'],
  ['closed', 'Sales & Revenue', 'VP of Sales'],
]

/** Plausible roles for each category. */
const ROLES = {
  'Brand & Positioning': ['Chief Marketing Officer', 'VP of Marketing', 'Director of Product Marketing'],
  'Demand Generation': ['Director of Demand Generation', 'Growth Marketing Manager', 'Paid Media Specialist'],
  'Content & SEO': ['Content Marketing Manager', 'SEO Specialist', 'VP of Marketing'],
  'Product-Led Growth': ['Chief Growth Officer', 'VP of Growth', 'Chief Product Officer'],
  'Sales & Revenue': ['Chief Revenue Officer', 'VP of Sales'],
  'Revenue Operations': ['Director of Revenue Operations', 'Marketing Operations Specialist'],
  'Customer Success & Retention': ['Chief Customer Officer', 'Director of Customer Success'],
  'Market Entry & Expansion': ['Chief Growth Officer', 'VP of Sales'],
  'Pricing & Packaging': ['Chief Revenue Officer', 'Chief Product Officer'],
  'Partnerships & Channels': ['Partnerships Manager', 'Chief Revenue Officer'],
  'Data & Analytics': ['VP of Growth', 'Director of Revenue Operations'],
  'Leadership & Teams': ['Chief Marketing Officer', 'Chief Growth Officer', 'VP of Marketing'],
}

/**
 * The outline of the market, before any text is written.
 * @param {ReturnType<typeof import('../../random.mjs').randomFrom>} random
 * @returns {{ status: string, type: string, category: string, role: string | null, title: string, company?: string,
 *   isNoras: boolean }[]} `company` if the title fits only one
 */
export function planPosts(random) {
  const fixed = NORAS_POSTS.map(([status, category, role]) => fractional(status, category, role, true))
  const left = { ...STATUS_COUNTS }
  for (const { status } of fixed) left[status] -= 1
  const statuses = shuffle(
    Object.entries(left).flatMap(([status, count]) => Array(count).fill(status)),
    random,
  )
  const categories = Object.keys(ROLES)
  const generic = Array.from({ length: FRACTIONAL_COUNT - fixed.length }, (_, index) => {
    const category = categories[index % categories.length]
    return (status) => fractional(status, category, random.pick(ROLES[category]), false)
  })
  const titled = POST_TITLES.map(([category, type, title, company]) => (status) => {
    return { status, type, category, role: null, title, company, isNoras: false }
  })
  return [...fixed, ...shuffle([...generic, ...titled], random).map((make, index) => make(statuses[index]))]
}

function fractional(status, category, role, isNoras) {
  return { status, type: 'fractional', category, role, title: titleOf(role, category), isNoras }
}

/** Same as the contract's fractionalTitle, checked by a test: leaves out a category the role already mentions. */
function titleOf(role, category) {
  const words = (name) => ` ${name.toLowerCase().replaceAll('-', ' ')} `
  const isNamed = category.split(' & ').some((part) => words(role).includes(words(part)))
  return `Fractional Role for a ${role}${isNamed ? '' : ` in ${category}`}`
}

function shuffle(list, random) {
  return random.some(list, list.length)
}
