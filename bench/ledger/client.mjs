import { between, randomOf } from '../chaos/options.mjs'
import { PlanOrders } from './plan-orders.mjs'

const HOUR_MS = 3_600_000
const WEIGHTS = [
  ...Array(18).fill('buy'),
  ...Array(6).fill('grant'),
  ...Array(24).fill('spend'),
  ...Array(18).fill('pay'),
  ...Array(12).fill('hold'),
  ...Array(5).fill('post'),
  ...Array(3).fill('void'),
  ...Array(2).fill('expire'),
  ...Array(7).fill('return'),
  ...Array(8).fill('again'),
  ...Array(4).fill('refund'),
  ...Array(8).fill('reward'),
  ...Array(4).fill('redeem'),
  ...Array(3).fill('decide'),
  ...Array(3).fill('subscribe'),
  ...Array(1).fill('cancel'),
  ...Array(1).fill('unsubscribe'),
  ...Array(2).fill('sweep'),
]
const ENDINGS = ['post', 'void', 'expire']
const SOURCES = ['granted', 'welcome', 'referral', 'insight', 'trial']

/**
 * One of the clients: a seeded row of orders, each sent until it is answered. Some repeat an earlier key, with the same
 * request or with another.
 * @returns {Promise<object[]>} its orders with what became of them
 */
export async function runClient({ seed, index, orders, users, prices, service, onDone }) {
  const random = randomOf(seed * 1009 + index)
  const plans = new PlanOrders({ seed, index, random, prices })
  const done = []
  const mine = (operation) =>
    done.filter((one) => one.order.operation === operation && one.posted && !one.isUsed && !one.order.isAgain)
  for (let number = 0; number < orders && !service.isOver; number++) {
    const now = service.clock.now()
    const key = `chaos:${seed}:${index}:${number}`
    const order = plans.due(now) ?? nextOrder({ random, mine, done, users, plans, now, key })
    const outcome = await service.book(order)
    done.push({ order, ...outcome })
    if (order.isOfPlans) plans.settle(order, outcome)
    onDone()
  }
  return done
}

function nextOrder({ random, mine, done, users, plans, now, key }) {
  const operation = WEIGHTS[between(random, 0, WEIGHTS.length - 1)]
  const userId = users[between(random, 0, users.length - 1)]
  const followed = FOLLOWING[operation]?.({ operation, random, mine, done, plans, userId, now, key })
  if (followed) return followed
  const payees = users.filter((id) => id !== userId)
  const amount = between(random, 1, 120)
  return {
    operation: FOLLOWING[operation] ? 'buy' : operation,
    key,
    userId,
    payeeId: payees[between(random, 0, payees.length - 1)],
    amount: operation === 'buy' ? amount * 2 : amount,
    source: SOURCES[between(random, 0, SOURCES.length - 1)],
    // From hours to some weeks; some grants never end.
    dueAt: operation === 'grant' && random() < 0.4 ? null : now + between(random, 1, 40 * 24) * HOUR_MS,
  }
}

const ending = ({ operation, random, mine }) => {
  const hold = take(mine('hold'), random)
  return (
    hold && {
      operation,
      holdId: hold.posted.holdId,
      amount: between(random, 1, hold.order.amount),
      hold: hold.order,
    }
  )
}

/** Orders that follow from earlier ones; without one of those, somebody buys instead. */
const FOLLOWING = {
  ...Object.fromEntries(ENDINGS.map((operation) => [operation, ending])),
  return({ operation, random, mine }) {
    const spent = take(mine('spend'), random)
    if (!spent) return null
    const { userId, amount } = spent.order
    return { operation, transferId: spent.posted.transferId, userId, amount }
  },
  refund({ operation, random, mine, key }) {
    const bought = take(mine('buy'), random)
    if (!bought) return null
    const { userId, amount: most, key: grantKey } = bought.order
    return { operation, key, userId, amount: between(random, 1, most), grantKey }
  },
  decide({ operation, random, mine, key }) {
    const request = take(mine('redeem'), random)
    if (!request) return null
    const { userId, amount } = request.order
    return { operation, key, userId, potId: request.posted.potId, amount, isApproved: random() < 0.6 }
  },
  again({ random, done, plans }) {
    if (random() < 0.2) return plans.again()
    const booked = done.filter((one) => one.posted && one.order.key && isRepeatable(one.order))
    if (booked.length === 0) return null
    const { order } = booked[between(random, 0, booked.length - 1)]
    return { ...order, amount: order.amount + (random() < 0.8 ? 0 : 1), isAgain: true }
  },
  subscribe: ({ plans, userId, now }) => plans.subscribe(userId, now),
  cancel: ({ random, plans }) => (random() < 0.2 ? plans.cancel() : null),
  unsubscribe: ({ random, plans }) => (random() < 0.1 ? plans.unsubscribe() : null),
  sweep: ({ operation }) => ({ operation, isOfPlans: true }),
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
