import { expect, it } from 'vitest'
import { answerDue } from './catalogue/answer-reminders.js'

it('[X-05] a reminder gives its reason for one applicant or for several', () => {
  const { 'One applicant waits': one, 'Applicants of several posts wait': several } = answerDue.previews()
  expect(one?.email.reason).toBe('an applicant has waited five days for your answer')
  expect(several?.email.reason).toBe('applicants have waited five days for your answer')
})
