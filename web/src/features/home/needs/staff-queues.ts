import { formatCount } from '#contract/format/counts.js'
import { paths } from '#lib/paths.js'

/** What waits for staff, as the server answers it. */
export interface StaffWork {
  queues: { name: string; count: number; since: string }[]
}

interface Queue {
  title: string
  thing: string
  to: string
}

type QueueName =
  | 'posts to approve'
  | 'edited posts'
  | 'credit requests'
  | 'proposals'
  | 'redemptions'
  | 'payouts'
  | 'refunds to confirm'
  | 'refunds that failed'
  | 'unsent emails'

const QUEUES: Readonly<Record<QueueName, Queue>> = {
  'posts to approve': {
    title: 'Waiting for approval',
    thing: 'post',
    to: paths.adminOpportunities({ tab: 'waiting' }),
  },
  'edited posts': { title: 'Edited after approval', thing: 'post', to: paths.adminOpportunities({ tab: 'edited' }) },
  'credit requests': { title: 'Credit requests', thing: 'request', to: paths.adminCreditRequests() },
  proposals: { title: 'Needs a second person', thing: 'proposal', to: paths.adminLedger({ tab: 'proposals' }) },
  redemptions: { title: 'Redemptions to decide', thing: 'request', to: paths.adminPayouts({ tab: 'redemptions' }) },
  payouts: { title: 'Payouts to send', thing: 'payout', to: paths.adminPayouts() },
  'refunds to confirm': {
    title: 'Refunds to confirm',
    thing: 'refund',
    to: paths.adminPurchases({ status: 'proposed' }),
  },
  'refunds that failed': {
    title: 'Refunds that failed',
    thing: 'refund',
    to: paths.adminPurchases({ status: 'refund_due' }),
  },
  'unsent emails': { title: 'Unsent emails', thing: 'email', to: paths.adminOutbox },
}

/** What a home says of each queue. */
export function staffQueues({ queues }: StaffWork) {
  return queues.flatMap(({ name, count, since }) => {
    if (!isQueue(name)) return []
    const { title, to, thing } = QUEUES[name]
    return [{ name, since, title, to, amount: formatCount(count, thing) }]
  })
}

/** The server may already know queues that this page doesn't. */
const isQueue = (name: string): name is QueueName => Object.hasOwn(QUEUES, name)
