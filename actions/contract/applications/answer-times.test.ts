import { expect, it } from 'vitest'
import { ANSWER_SPANS, answerTimeWords } from './answer-times.js'

it('[X-05] how soon a poster answers is said plainly, and honestly where too little is known', () => {
  expect(ANSWER_SPANS.map((span) => answerTimeWords(span, 'role'))).toEqual([
    'Usually answers applicants within a day.',
    'Usually answers applicants within 2 days.',
    'Usually answers applicants within 3 days.',
    'Usually answers applicants within a week.',
    'Often takes more than a week to answer applicants.',
  ])
  expect(answerTimeWords(null, 'role')).toMatch(/too few applicants to say/)
  expect(answerTimeWords(undefined, 'role')).toMatch(/too few applicants to say/)
})
