import { expect, it } from 'vitest'
import { toDocument } from './response-document.rules.js'

const words = {
  question: 'How do we price a seat?',
  type: 'text',
  brief: null,
  written: null,
  said: null,
  segments: [],
}

it('a written answer is the question, its brief, and its parts under their headings', () => {
  const written = JSON.stringify([
    { heading: 'Main Strategy', text: 'Call twenty customers.\n\nWrite down\nthe noun.' },
    { heading: 'Critical Areas', text: ' ' },
  ])
  expect(toDocument({ ...words, written, brief: 'For founders.' })).toEqual({
    name: 'How do we price a seat?',
    html: [
      '<!doctype html>',
      '<html><head><meta charset="utf-8"><title>How do we price a seat?</title></head><body>',
      '<h1>How do we price a seat?</h1>',
      '<p><em>For founders.</em></p>',
      '<h2>Main Strategy</h2>',
      '<p>Call twenty customers.</p>',
      '<p>Write down<br>the noun.</p>',
      '</body></html>\n',
    ].join('\n'),
  })
})

const recorded = { ...words, type: 'audio' }
const both = { written: JSON.stringify([{ heading: 'Main Strategy', text: 'I type.' }]), said: 'I say.' }

it('a recording is what is said in it, whatever was typed before', () => {
  const { html } = toDocument({ ...recorded, ...both }) ?? {}
  expect(html).toContain('<p>I say.</p>')
  expect(html).not.toContain('I type.')
  expect(toDocument({ ...recorded, written: both.written })).toBeNull()
})

it('a written answer is what is written, whatever was recorded before', () => {
  const { html } = toDocument({ ...words, ...both, segments: ['I say.'] }) ?? {}
  expect(html).toContain('<p>I type.</p>')
  expect(html).not.toContain('I say.')
  const empty = JSON.stringify([{ heading: 'Main Strategy', text: '' }])
  expect(toDocument({ ...words, written: empty, said: both.said, segments: ['I say.'] })).toBeNull()
})

it('what is said is one text, even if it looks like parts', () => {
  expect(toDocument({ ...recorded, said: both.written })?.html).toContain('&quot;heading&quot;')
})

it('a recording is what is said in it, and an older answer one text without headings', () => {
  expect(toDocument({ ...recorded, said: 'I would ask.' })?.html).toContain('<p>I would ask.</p>')
  expect(toDocument({ ...recorded, segments: ['I would', 'ask.'] })?.html).toContain('<p>I would</p>\n<p>ask.</p>')
  expect(toDocument({ ...words, written: 'All in one.' })?.html).toContain('<p>All in one.</p>')
})

it('what somebody typed is text, wherever it stands', () => {
  const evil = '<script>alert(1)</script><img src=x onerror="a()">&amp;\'"'
  const written = JSON.stringify([{ heading: evil, text: evil }])
  const document = toDocument({ ...words, question: evil, brief: evil, written })
  expect(document?.html).not.toMatch(/<(script|img)/)
  expect(document?.html.match(/&lt;script&gt;/g)).toHaveLength(5)
  expect(document?.html).toContain('&amp;amp;&#39;&quot;')
})

it('a name is one line of up to 200 characters', () => {
  expect(toDocument({ ...words, question: 'a\n b', written: 'x' })?.name).toBe('a b')
  expect([...(toDocument({ ...words, question: '😀'.repeat(300), written: 'x' })?.name ?? '')]).toHaveLength(200)
})

it.each([
  words,
  { ...words, brief: 'Only a brief.', written: '  ' },
  { ...words, written: JSON.stringify([{ heading: 'Main Strategy', text: '' }]) },
  { ...recorded, said: ' ' },
])('without an answer there is no document', (empty) => expect(toDocument(empty)).toBeNull())
