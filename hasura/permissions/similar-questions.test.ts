import { describe, expect, it } from 'vitest'
import { arrangeContent, contentId } from './content.testkit.js'
import { createMarket } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const ASKED = 'Should a pilot with a large warehouse group be free, paid, or paid and credited against the contract?'
const database = await createMarket()
await arrangeContent(database)
// the same words in every state: whether one is found is then only a matter of who may read it
await database.query('update insights_questions set question = $1 where id = any($2::uuid[])', [
  ASKED,
  ['answered', 'unanswered', 'waiting', 'refused'].map(contentId),
])
const as = await openPermissions(database)

const similarTo = async (words: string, caller: Parameters<typeof as>[0] = 'nora', rows = 3) =>
  (
    await as(caller).rows(
      `similar_questions(args: { words: ${JSON.stringify(words)}, page_rows: ${rows} }) { question_id }`,
    )
  ).map(({ question_id }) => question_id)

describe('questions like one that is being written', () => {
  it.each(['tom', 'nora', 'elena', 'visitor', 'pretender'] as const)(
    '[GI-46, GI-01, GI-41] %s is shown those that are approved and answered, and no other',
    async (caller) => {
      expect(await similarTo(ASKED, caller, 10)).toEqual([contentId('answered')])
    },
  )

  it.each([
    'Should a pilot with a large enterprise customer be free or paid?',
    'Is a free pilot better than a paid one for a large warehouse group?',
    'SHOULD A PILÓT WITH A LARGE WAREHOUSE GROUP BE PAID',
  ])('[GI-46] “%s” asks the same', async (words) => {
    expect(await similarTo(words)).toEqual([contentId('answered')])
  })

  it.each([
    [
      'a question with a few of its words',
      'How large should our team be to serve a group of customers that paid us a year in advance?',
    ],
    ['a question with two of its words', 'Which contract should we sign with our new pilot?'],
    ['half a question', 'Should a pilot'],
    ['words that say nothing', 'Should we be with a'],
    ['nothing', ''],
    ['signs that a search would understand', `\\ ' " & | ! :* <-> ( pilot:A & free`],
  ])('[GI-46] nothing is shown rather than another question: %s', async (_, words) => {
    expect(await similarTo(words)).toEqual([])
  })

  it('[GI-46] one whose approval is withdrawn is shown no longer', async () => {
    await database.query('set sagework.seeding = on')
    await database.query('update insights_questions set is_approved = false where id = $1', [contentId('answered')])
    expect(await similarTo(ASKED)).toEqual([])
  })
})
