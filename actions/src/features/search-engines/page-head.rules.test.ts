import { describe, expect, it } from 'vitest'
import type { PublicItem } from './content-pages.store.js'
import { headHtml, insightHead, questionHead, shortened } from './page-head.rules.js'

const site = { name: 'Sagework', origin: 'https://sagework.example' }
const item: PublicItem = {
  ...{ id: 'i1', title: 'Three signs', brief: 'What we learnt.', words: 'Ask ten customers.', media: 'audio' },
  recordings: [{ path: '/api/recordings/r1', name: null, seconds: 90, said: 'We asked ten.' }],
  ...{ topic: 'Pricing', likes: 4 },
  ...{ createdAt: new Date('2025-03-01T10:00:00Z'), confirmedAt: new Date('2026-03-02T10:00:00Z') },
  ...{ author: 'Elena Marchetti', authorSlug: 'elena-marchetti' },
}
const dataIn = (html: string) => JSON.parse(/<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('the head of a public page', () => {
  it('[X-64] of an insight has title, description, canonical address and an Article', () => {
    const html = headHtml(insightHead(item, site), site)
    expect(html).toContain('<title>Three signs · Sagework</title>')
    expect(html).toContain('<meta name="description" content="What we learnt." />')
    expect(html).toContain('<link rel="canonical" href="https://sagework.example/dashboard/insight_detail/i1" />')
    expect(html).toContain('<meta property="og:type" content="article" />')
    expect(dataIn(html)).toMatchObject({
      '@type': 'Article',
      headline: 'Three signs',
      datePublished: '2025-03-01T10:00:00.000Z',
      dateModified: '2026-03-02T10:00:00.000Z',
      author: { '@type': 'Person', url: 'https://sagework.example/elena-marchetti' },
      audio: { '@type': 'AudioObject', name: 'Three signs', duration: 'PT90S', transcript: 'We asked ten.' },
    })
  })

  it('[X-64] says of each recording how long it is and what is said in it, and nothing that isn’t', () => {
    const recordings = [
      { path: '/api/recordings/r1', name: 'The first', seconds: 33, said: 'One.' },
      { path: '/api/recordings/r2', name: 'The second', seconds: null, said: null },
    ]
    const { audio } = dataIn(headHtml(insightHead({ ...item, recordings }, site), site))
    expect(audio).toMatchObject([
      { name: 'The first', duration: 'PT33S', transcript: 'One.', contentUrl: `${site.origin}/api/recordings/r1` },
      { name: 'The second', contentUrl: `${site.origin}/api/recordings/r2` },
    ])
    expect(audio[1]).not.toHaveProperty('transcript')
    expect(audio[1]).not.toHaveProperty('duration')
  })

  it('[X-64] of a question is a QAPage with its answers, and doesn’t say who asked', () => {
    const question = {
      id: 'q1',
      question: 'How?',
      answers: 1,
      createdAt: item.createdAt,
      topic: 'Pricing',
      items: [item],
    }
    const html = headHtml(questionHead(question, site), site)
    expect(html).toContain('href="https://sagework.example/dashboard/qanda_detail/q1"')
    const { mainEntity } = dataIn(html)
    expect(mainEntity).toMatchObject({ '@type': 'Question', name: 'How?', answerCount: 1 })
    expect(mainEntity).not.toHaveProperty('author')
    expect(mainEntity.suggestedAnswer).toMatchObject([
      { text: 'Ask ten customers.', upvoteCount: 4, url: 'https://sagework.example/dashboard/qanda_detail/q1/i1' },
    ])
  })

  it('[X-64] is never ended or extended by what somebody wrote', () => {
    const hostile = '</script><script>alert(1)</script>"><meta name="robots" content="noindex"> $& $`'
    const html = headHtml(insightHead({ ...item, title: hostile, brief: hostile, words: hostile }, site), site)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html.match(/<meta name="robots"/g)).toHaveLength(1)
    expect(dataIn(html).headline).toBe(hostile)
  })

  it('[X-64] shortens a description after a word', () => {
    expect(shortened('a\n b')).toBe('a b')
    const short = shortened('word '.repeat(60))
    expect(short).toMatch(/^word( word)+…$/)
    expect([...short].length).toBeLessThanOrEqual(160)
  })
})
