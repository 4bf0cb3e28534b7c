import { between, randomOf } from '../chaos/options.mjs'

const WEIGHTS = [
  ...Array(18).fill('buy'),
  ...Array(6).fill('plan'),
  ...Array(22).fill('spend'),
  ...Array(16).fill('pay'),
  ...Array(12).fill('hold'),
  ...Array(10).fill('end'),
  ...Array(7).fill('return'),
  ...Array(7).fill('again'),
  ...Array(4).fill('refund'),
  ...Array(8).fill('reward'),
  ...Array(4).fill('redeem'),
  ...Array(3).fill('decide'),
  ...Array(2).fill('sweep'),
]
const OUTCOMES = ['posted', 'posted', 'voided', 'expired']

/**
 * One of the clients: a seeded row of orders, each sent until it is answered. Some repeat an earlier key, with the same
 * request or with another.
 * @returns {Promise<object[]>} its orders with what became of them
 */
export async function runClient({ seed, index, orders, users, service, onDone }) {
  const random = randomOf(seed * 1009 + index)
  const done = []
  const mine = (operation) =>
    done.filter((one) => one.order.operation === operation && one.posted && !one.isUsed && !one.order.isAgain)
  for (let number = 0; number < orders; number++) {
    const order = nextOrder({ random, mine, done, users, key: `chaos:${seed}:${index}:${number}` })
    const outcome = await service.book(order)
    done.push({ order, ...outcome })
    onDone()
  }
  return done
}

function nextOrder({ random, mine, done, users, key }) {
  const operation = WEIGHTS[between(random, 0, WEIGHTS.length - 1)]
  const userId = users[between(random, 0, users.length - 1)]
  const amount = between(random, 1, 120)
  // Some fall due while the run goes on.
  const dueAt = Date.now() + between(random, 500, 60_000)
  if (operation === 'end') {
    const hold = take(mine('hold'), random)
    if (hold) {
      const outcome = OUTCOMES[between(random, 0, OUTCOMES.length - 1)]
      return {
        operation,
        holdId: hold.posted.holdId,
        outcome,
        amount: between(random, 1, hold.order.amount),
        hold: hold.order,
      }
    }
  }
  if (operation === 'return') {
    const spent = take(mine('spend'), random)
    if (spent)
      return { operation, transferId: spent.posted.transferId, userId: spent.order.userId, amount: spent.order.amount }
  }
  if (operation === 'refund') {
    const bought = take(mine('buy'), random)
    if (bought) {
      const { userId: buyer, amount: most, key: grantKey } = bought.order
      return { operation, key, userId: buyer, amount: between(random, 1, most), grantKey }
    }
  }
  if (operation === 'decide') {
    const request = take(mine('redeem'), random)
    if (request) {
      const { userId: owner, amount: asked } = request.order
      return { operation, key, userId: owner, potId: request.posted.potId, amount: asked, isApproved: random() < 0.6 }
    }
  }
  const booked =
    operation === 'again' ? done.filter((one) => one.posted && one.order.key && isRepeatable(one.order)) : []
  if (booked.length > 0) {
    const { order } = booked[between(random, 0, booked.length - 1)]
    return { ...order, amount: order.amount + (random() < 0.8 ? 0 : 1), isAgain: true }
  }
  if (operation === 'sweep') return { operation }
  const payees = users.filter((id) => id !== userId)
  const payeeId = payees[between(random, 0, payees.length - 1)]
  return {
    operation: ['end', 'return', 'again', 'refund', 'decide'].includes(operation) ? 'buy' : operation,
    key,
    userId,
    payeeId,
    amount: operation === 'buy' ? amount * 2 : amount,
    dueAt,
  }
}

/** What is sent again with another amount must be refused; these two name what they are about instead. */
const isRepeatable = ({ operation }) => operation !== 'redeem' && operation !== 'decide'

/** Each hold is ended and each spending returned once by its client; what is sent again is another order. */
function take(list, random) {
  if (list.length === 0) return null
  const one = list[between(random, 0, list.length - 1)]
  one.isUsed = true
  return one
}
