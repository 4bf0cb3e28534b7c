import { expect, it } from 'vitest'
import { answerDue } from './catalogue/answer-reminders.js'

it('[X-05] a reminder gives its reason for one applicant or for several', () => {
  const { 'One applicant waits': one, 'Applicants of several posts wait': several } = answerDue.previews()
  expect(one?.email.reason).toBe('an applicant has waited five days for your answer')
  expect(several?.email.reason).toBe('applicants have waited five days for your answer')
})

it('[X-05] the email about several posts lists those that have waited longest, each with a link to who waits', () => {
  const post = (number: number) => ({ id: `post-${number}`, title: `Role ${number}`, type: 'fractional' })
  const waits = (number: number, count: number) => ({
    ...{ post: post(number), count, days: 9 },
    first: { id: `expert-${number}`, name: `Expert ${number}` },
  })
  const { email } = answerDue.write([waits(1, 1), waits(2, 3), ...[3, 4, 5, 6, 7].map((number) => waits(number, 1))])
  expect(email.body).toBe(
    'Applicants of 7 posts wait for your answer. Hire, make a counter offer or reject: whatever you decide, they hear from you at once. These have waited longest.',
  )
  expect(email.items).toHaveLength(5)
  expect(email.items?.slice(0, 2)).toEqual([
    {
      title: 'Role 1',
      line: 'Expert 1 has waited 9 days.',
      link: '/dashboard/opportunity_detail/post-1?tab=interests&applicant=expert-1',
    },
    {
      title: 'Role 2',
      line: '3 applicants wait; the first, Expert 2, for 9 days.',
      link: '/dashboard/opportunity_detail/post-2?tab=interests',
    },
  ])
})
