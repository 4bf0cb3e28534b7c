import { describe, expect, it } from 'vitest'
import type { QuestionTerm } from './question-words.store.js'
import {
  addMeaning,
  type Candidate,
  closestPassages,
  inReadingOrder,
  rankPassages,
  supportingPassages,
  takeTurns,
} from './rank-passages.rules.js'

const term = (lexeme: string, passages: number, part: Partial<QuestionTerm> = {}): QuestionTerm => ({
  ...{ lexeme, passages, isFiller: false, related: [] },
  ...part,
})
const candidate = (id: string, words: readonly string[], part: Partial<Candidate> = {}): Candidate => ({
  ...{
    id,
    sourceKind: 'insight',
    sourceId: id,
    position: 0,
    authorId: 'a',
    author: 'Elena',
    title: 'T',
    content: words.join(' '),
  },
  ...{
    inContent: Object.fromEntries(words.map((word) => [word, 1])),
    inTitle: [],
    inAbout: [],
    inAuthor: [],
    length: 60,
    datedAt: null,
  },
  ...part,
})
const order = (terms: QuestionTerm[], candidates: Candidate[]) => rankPassages(terms, candidates).map(({ id }) => id)

describe('which passages support an answer', () => {
  it('a rare word tells more than a common one', () => {
    const terms = [term('norway', 3), term('market', 300)]
    expect(order(terms, [candidate('common', ['market']), candidate('rare', ['norway'])])).toEqual(['rare', 'common'])
  })

  it('a related word counts, for less than the word itself', () => {
    const terms = [term('competitor', 5, { related: [{ lexeme: 'rival', passages: 5 }] })]
    const ranked = rankPassages(terms, [candidate('related', ['rival']), candidate('own', ['competitor'])])
    expect(ranked.map(({ id }) => id)).toEqual(['own', 'related'])
    expect(ranked[1]?.coverage).toBeCloseTo(0.55)
  })

  it('what its source is called counts too, and words of any question hardly do', () => {
    const terms = [term('price', 40), term('should', 40, { isFiller: true })]
    const titled = candidate('titled', [], { inTitle: ['price'] })
    expect(order(terms, [candidate('filler', ['should']), titled])).toEqual(['titled', 'filler'])
  })

  it('what is said of its source counts for less than what it is called', () => {
    const terms = [term('price', 40), term('seat', 40)]
    const said = candidate('a-said', ['seat'], { inAbout: ['price'] })
    expect(order(terms, [candidate('silent', ['seat']), said])).toEqual(['a-said', 'silent'])
    expect(order(terms, [said, candidate('b-titled', ['seat'], { inTitle: ['price'] })])).toEqual([
      'b-titled',
      'a-said',
    ])
  })

  it('of two paragraphs alike, the one whose source speaks of the rest comes first', () => {
    const terms = [term('norway', 20), term('partner', 20)]
    const ofOther = { sourceId: 'whole' }
    const passages = [candidate('a-alone', ['norway']), candidate('b-part', ['norway'], ofOther)]
    const ranked = rankPassages(terms, [...passages, candidate('c-rest', ['partner'], ofOther)])
    expect(ranked[0]?.id).toBe('b-part')
    // what is quoted still has to speak of it itself
    expect(ranked[0]?.coverage).toBeCloseTo(0.5)
  })

  it('[X-53] one that doesn’t speak of what was asked is no support, but may be close', () => {
    const terms = [term('norway', 3), term('partner', 20), term('submarin', 0), term('paint', 0)]
    const ranked = rankPassages(terms, [candidate('near', ['norway', 'partner'])])
    expect(supportingPassages(ranked)).toEqual([])
    expect(closestPassages(ranked).map(({ id }) => id)).toEqual(['near'])
    const asked = rankPassages(terms.slice(0, 2), [candidate('near', ['norway', 'partner'])])
    expect(supportingPassages(asked).map(({ id }) => id)).toEqual(['near'])
  })

  it('of two alike by words, the one that means it comes first; what wasn’t read yet counts as the average', () => {
    const ranked = rankPassages(
      [term('norway', 3)],
      ['a', 'b', 'c'].map((id) => candidate(id, ['norway'])),
    )
    const inOrder = (likeness: [string, number][]) => addMeaning(ranked, new Map(likeness)).map(({ id }) => id)
    expect(inOrder([])).toEqual(['a', 'b', 'c'])
    expect(
      inOrder([
        ['a', 0.1],
        ['b', 0.3],
        ['c', 0.5],
      ]),
    ).toEqual(['c', 'b', 'a'])
    expect(
      inOrder([
        ['a', 0.1],
        ['c', 0.5],
      ]),
    ).toEqual(['c', 'b', 'a'])
    expect(addMeaning([], new Map([['a', 1]]))).toEqual([])
  })

  it('what one source says is shown together and as it stands there, and the source of the best passage first', () => {
    const ranked = rankPassages(
      [term('norway', 3)],
      [
        candidate('a-end', ['norway'], { sourceId: 'one', position: 2 }),
        candidate('b-other', ['norway'], { sourceId: 'two' }),
        candidate('c-begin', ['norway'], { sourceId: 'one', position: 0 }),
      ],
    )
    expect(ranked.map(({ id }) => id)).toEqual(['a-end', 'b-other', 'c-begin'])
    expect(inReadingOrder(ranked).map(({ id }) => id)).toEqual(['c-begin', 'a-end', 'b-other'])
  })

  it('of several questions in one, each has its best passage shown before any has its second', () => {
    const ranked = (ids: string) =>
      rankPassages(
        [term('x', 1)],
        [...ids].map((id) => candidate(id, ['x'])),
      )
    const ids = (...lists: string[]) =>
      takeTurns(lists.map(ranked))
        .map(({ id }) => id)
        .join('')
    expect(ids('abc', 'de')).toBe('adbec')
    expect(ids('abcd', 'bef')).toBe('abecf')
    expect(ids('', 'a')).toBe('a')
  })

  it('at most five are shown, and none that is much weaker than the best', () => {
    const terms = [term('norway', 3), term('partner', 20)]
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => candidate(id, ['norway', 'partner']))
    expect(supportingPassages(rankPassages(terms, all))).toHaveLength(5)
    const weak = candidate('weak', ['partner'], { length: 400 })
    expect(supportingPassages(rankPassages(terms, [all[0] as Candidate, weak])).map(({ id }) => id)).toEqual(['a'])
    expect(supportingPassages([])).toEqual([])
  })
})
