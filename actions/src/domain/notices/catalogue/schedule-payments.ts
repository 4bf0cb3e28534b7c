import { type AboutPost, opportunityNotice } from '../opportunity-notice.js'
import { SAMPLE_POST } from './sample-facts.js'

/** A part of a programme's payment schedule, as the poster and the hired experts know it. */
export interface SchedulePayment {
  post: AboutPost
  details: string
  percentage: number
}

const SAMPLE: SchedulePayment = {
  post: SAMPLE_POST,
  details: 'Once the plan is agreed',
  percentage: 30,
}

const partOf = ({ details, percentage }: SchedulePayment) => `“${details}” (${percentage}% of the agreed amount)`

export const schedulePaymentMarked = opportunityNotice<SchedulePayment>({
  kind: 'schedule_payment',
  title: 'A payment was marked as paid',
  body: (payment) => `${partOf(payment)} of “${payment.post.title}” is now marked as paid.`,
  tab: 'payments',
  samples: { 'A part of a schedule is paid': SAMPLE },
})

export const schedulePaymentUnmarked = opportunityNotice<SchedulePayment & { reason: string }>({
  kind: 'schedule_payment',
  title: 'A payment is no longer marked as paid',
  body: (payment) =>
    `${partOf(payment)} of “${payment.post.title}” had been marked as paid, and our staff took that back. The reason given: ${payment.reason}`,
  tab: 'payments',
  samples: { 'A part of a schedule is not paid after all': { ...SAMPLE, reason: 'Booked for another programme.' } },
})
