import { expect, it } from 'vitest'
import type { Queryable } from '#platform/database.js'
import { firstQuestion } from './asked.testkit.js'
import { homeAnswers } from './home-answers.js'

/** Fails whoever looks for anything. */
const NOTHING_TO_SEARCH = new Proxy({} as Queryable, {
  get: () => {
    throw new Error('searched')
  },
})
const support = (question: string) => homeAnswers.findSupport(NOTHING_TO_SEARCH, firstQuestion(question), null)

it('thanks are answered without a search, and a question isn’t', async () => {
  const found = await support('Thanks, that really helps!')
  expect(found).toEqual({ passages: [], closest: [], terms: [] })
  expect(homeAnswers.notFound(found)).toMatch(/^I answer questions about/)
  await expect(support('How much?')).rejects.toThrow('searched')
})
