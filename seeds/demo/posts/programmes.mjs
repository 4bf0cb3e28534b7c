const GOALS = [
  ['Explain the method to a colleague', 'Without slides, in ten minutes.'],
  ['Run it once on our own', 'With our data, and somebody who looks over our shoulder.'],
  ['Know when not to use it', ''],
]
const DELIVERABLES = [
  ['A plan for the first ninety days', 'Who does what by when, on two pages.'],
  ['The material itself', 'Texts, lists and templates that we may go on using.'],
  ['A review at the end', 'What worked, what did not, and what to do next.'],
]
const IMPACT = [
  'Twice as many first conversations per month as today.',
  'A team that can repeat it next year without outside help.',
]
const PAYMENTS = [
  ['Once the plan is agreed', 30],
  ['Halfway', 30],
  ['After the review', 40],
]

const titled = (list) => list.map(([title, details]) => ({ title, details }))

/** What posts of some types list besides their brief; a column that is left out would be null. */
export function listsOf(type) {
  const hasGoals = ['learning', 'training', 'coaching'].includes(type)
  const isAmplify = type === 'amplify'
  return {
    deliverables: isAmplify ? titled(DELIVERABLES) : [],
    impact_on_business: isAmplify ? IMPACT.map((description) => ({ description })) : [],
    achieve_from_program: hasGoals ? titled(GOALS) : [],
  }
}

/**
 * The payment schedule of each amplify programme; where somebody was hired, the first part has been paid.
 * @param {{ row: { id: string, type: string, status: string, updated_at: string } }[]} posts
 * @param {string} staffId who marked it
 */
export function paymentsOf(posts, staffId) {
  return posts
    .filter(({ row }) => row.type === 'amplify')
    .flatMap(({ row }) => {
      const paidParts = { 'in progress': 1, completed: PAYMENTS.length }[row.status] ?? 0
      return PAYMENTS.map(([details, percentage], position) => ({
        ...{ opportunity_id: row.id, position, details, percentage },
        paid_at: position < paidParts ? row.updated_at : null,
        paid_by: position < paidParts ? staffId : null,
      }))
    })
}
