import { describe, expect, it } from 'vitest'
import answers from './knowledge/gold/answers.mjs'
import heldOut from './knowledge/gold/held-out.mjs'
import searches from './knowledge/gold/search.mjs'
import drafts from './knowledge/gold/similar.mjs'
import unanswerable from './knowledge/gold/unanswerable.mjs'
import { ADVICES, INSIGHTS, QUESTIONS } from './knowledge/index.mjs'
import type { Sections } from './knowledge/shapes.mjs'
import { EXPERTS } from './people/experts.mjs'

const RUN = 12
const COMMON_WORDS = ['sagework', 'lorem']

interface Text {
  key: string
  isApproved: boolean
  paragraphs: string[]
}

const partsOf = (sections: Sections | null | undefined, body: readonly string[] | null | undefined) =>
  (sections ? [sections.strategy, sections.critical, sections.example] : [...(body ?? [])]).flatMap((part) =>
    part.split('\n\n'),
  )
const insightTexts: Text[] = INSIGHTS.map(({ key, status, brief, sections, body }) => ({
  key,
  isApproved: status === 'approved',
  paragraphs: [brief, ...partsOf(sections, body)],
}))
const answerTexts: Text[] = QUESTIONS.flatMap((question) =>
  question.answers.map(({ key, status, summary, sections, body }) => ({
    key,
    isApproved: status === 'approved' && question.status === 'approved',
    paragraphs: [summary, ...partsOf(sections, body)],
  })),
)
const texts = new Map([...insightTexts, ...answerTexts].map((text) => [text.key, text]))
const things = [...texts.keys(), ...QUESTIONS.map(({ key }) => key), ...ADVICES.map(({ key }) => key)]
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

describe('the texts of the demo market', () => {
  it('are 120 insights, 150 questions, and 20 offers, each with a key of its own', () => {
    expect(INSIGHTS).toHaveLength(120)
    expect(QUESTIONS).toHaveLength(150)
    expect(ADVICES).toHaveLength(20)
    expect(repeated(things)).toEqual([])
  })

  it('have titles and questions of their own, of an allowed length', () => {
    const titles = [...INSIGHTS.map(({ title }) => title), ...ADVICES.map(({ title }) => title)]
    const questions = [...INSIGHTS.flatMap(({ question }) => question ?? []), ...QUESTIONS.map((one) => one.question)]
    expect(repeated(titles.map(plain))).toEqual([])
    expect(repeated(questions.map(plain))).toEqual([])
    expect(questions.filter((question) => question.length < 50 || question.length > 250)).toEqual([])
    expect(INSIGHTS.filter(({ flow, title }) => flow === 'old' && title.length > 49)).toEqual([])
  })

  it('[RESP-12, GI-31] have three parts in the newer flow, and paragraphs in the older one', () => {
    for (const { key, flow, question, sections, body } of INSIGHTS) {
      expect([key, Boolean(sections), Boolean(question)]).toEqual([key, flow === 'new', flow === 'new'])
      expect([key, Boolean(body)]).toEqual([key, flow === 'old'])
    }
    const both = QUESTIONS.flatMap(({ answers: given }) => given).filter(
      ({ sections, body }) => Boolean(sections) === Boolean(body),
    )
    expect(both).toEqual([])
  })

  it('have a reason if they were rejected, and no reason otherwise', () => {
    const decided = [...INSIGHTS, ...QUESTIONS, ...QUESTIONS.flatMap(({ answers: given }) => given)]
    expect(decided.filter(({ status, reason }) => (status === 'rejected') !== Boolean(reason))).toEqual([])
  })

  it('[QNA-33] have nobody answering twice, before the question, or their own', () => {
    for (const { key, asker, daysAgo, answers: given } of QUESTIONS) {
      const authors = given.map(({ author }) => author)
      expect([key, repeated(authors)]).toEqual([key, []])
      expect([key, authors.includes(asker)]).toEqual([key, false])
      expect([key, given.filter((answer) => answer.daysAgo > daysAgo)]).toEqual([key, []])
    }
  })

  it('[RATE-08] have ratings on approved answers only, and no comment without one', () => {
    const given = QUESTIONS.flatMap((question) => question.answers)
    expect(given.filter(({ rating, status }) => rating && status !== 'approved')).toEqual([])
    expect(given.filter(({ rating, comment }) => comment && !rating)).toEqual([])
  })

  it(`do not say ${RUN} words in a row twice`, () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const [key, { paragraphs }] of texts)
      for (const run of new Set(paragraphs.flatMap(runsOf))) {
        const other = seen.get(run)
        if (other) twice.push(`${other} and ${key}: ${run}`)
        seen.set(run, key)
      }
    expect(twice).toEqual([])
    expect(seen.size).toBeGreaterThan(10_000)
  })

  it('name no product of their own', () => {
    const all = [...texts.values()].filter(({ paragraphs }) =>
      COMMON_WORDS.some((word) => paragraphs.some((paragraph) => paragraph.toLowerCase().includes(word))),
    )
    expect(all.map(({ key }) => key)).toEqual([])
  })
})

function runsOf(paragraph: string) {
  const words = paragraph.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '))
}

describe('the gold set of answers', () => {
  it('has 100 questions or more, each once, with an approved item and a passage that is in it', () => {
    expect(answers.length).toBeGreaterThanOrEqual(100)
    expect(repeated(answers.map(({ question }) => plain(question)))).toEqual([])
    for (const { key, passage } of answers) {
      expect([key, texts.get(key)?.isApproved]).toEqual([key, true])
      const isThere = texts.get(key)?.paragraphs.some((paragraph) => paragraph.includes(passage))
      expect([key, passage, isThere]).toEqual([key, passage, true])
    }
  })

  it('asks in other words than the passage', () => {
    const copied = answers.filter(({ question, passage }) => passage.includes(question.replace('?', '')))
    expect(copied).toEqual([])
  })

  it('is about most topics of the insights', () => {
    const topicOf = new Map(INSIGHTS.map(({ key, topic }) => [key, topic]))
    const asked = new Set(answers.flatMap(({ key }) => topicOf.get(key) ?? []))
    expect(asked.size).toBeGreaterThan(new Set(topicOf.values()).size * 0.8)
  })

  it('has 50 questions without an answer, none of them in the other set', () => {
    const open = unanswerable.map(({ question }) => plain(question))
    expect(open.length).toBeGreaterThanOrEqual(50)
    expect(repeated([...open, ...answers.map(({ question }) => plain(question))])).toEqual([])
    expect(unanswerable.filter(({ why }) => why.length < 20)).toEqual([])
  })

  it('has a set that nothing is tuned by: twenty with an answer, ten without, none of them in the others', () => {
    expect([heldOut.answers.length, heldOut.unanswerable.length]).toEqual([20, 10])
    const known = [...answers, ...unanswerable, ...heldOut.answers, ...heldOut.unanswerable]
    expect(repeated(known.map(({ question }) => plain(question)))).toEqual([])
    for (const { key, passage } of heldOut.answers) {
      const isThere = texts.get(key)?.paragraphs.some((paragraph) => paragraph.includes(passage))
      expect([key, texts.get(key)?.isApproved, isThere]).toEqual([key, true, true])
    }
  })
})

describe('the gold set of searches', () => {
  const groups = ['insights', 'qanda', 'experts', 'advices', 'opportunties']
  const shown = (key: string) => {
    const question = QUESTIONS.find((one) => one.key === key)
    return question ? question.status === 'approved' : (texts.get(key)?.isApproved ?? true)
  }

  it('has 200 queries or more, in every group and by every role, each once', () => {
    expect(searches.length).toBeGreaterThanOrEqual(200)
    expect(repeated(searches.map(({ query, as, group }) => `${as} ${group} ${query}`))).toEqual([])
    expect([...new Set(searches.map(({ group }) => group))].sort()).toEqual(groups.toSorted())
    expect(new Set(searches.map(({ as }) => as))).toEqual(new Set(['anonymous', 'user', 'expert', 'poster']))
  })

  it('[INS-02, GI-41] expects only what exists and is public to members', () => {
    const known = new Set(things)
    const isOther = (key: string) => /^(person|post):/.test(key)
    const named = searches.flatMap(({ expect: found, absent = [] }) => [...found, ...absent])
    expect(named.filter((key) => !isOther(key) && !known.has(key))).toEqual([])
    const expected = searches.flatMap(({ expect: found }) => found)
    expect(expected.filter((key) => !shown(key))).toEqual([])
    expect(expected.filter((key) => ADVICES.some((advice) => advice.key === key && !advice.isEnabled))).toEqual([])
  })

  it('has queries for things that are not public', () => {
    const hidden = searches.flatMap(({ absent = [] }) => absent).filter((key) => !shown(key))
    expect(new Set(hidden).size).toBeGreaterThanOrEqual(15)
  })

  it('names experts who exist', () => {
    const slug = (name: string) =>
      name
        .replace(/^Dr /, '')
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')
    const known = new Set(EXPERTS.map(({ name }) => slug(name)))
    const personas = ['elena-marchetti', 'marcus-webb', 'priya-raman', 'kenji-mori', 'victor-hale']
    const people = searches.flatMap(({ expect: found, absent = [] }) => [...found, ...absent])
    const missing = people
      .filter((key) => key.startsWith('person:'))
      .map((key) => key.slice('person:'.length))
      .filter((one) => !known.has(one) && !personas.includes(one))
    expect(missing).toEqual([])
  })
})

describe('the gold set of drafts', () => {
  it('has 30 drafts or more, each once, that expect an answered question or none', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(30)
    expect(repeated(drafts.map(({ draft }) => draft))).toEqual([])
    const answered = QUESTIONS.filter(({ status, answers: given }) => status === 'approved' && given.length > 0)
    const keys = new Set(answered.map(({ key }) => key))
    expect(drafts.flatMap(({ expect: key }) => (key === null || keys.has(key) ? [] : [key]))).toEqual([])
    expect(drafts.filter(({ expect: key }) => key === null).length).toBeGreaterThanOrEqual(20)
  })
})
