import { expect, it } from 'vitest'
import { messageText } from './ai-limits.js'
import { answerBody, answerPage } from './answer-page.js'

const PAGE = { label: 'Your data', path: '/account/data' }

it('an answer is stored with its page, and read without one', () => {
  expect(answerPage(answerBody('So.', PAGE))).toEqual(PAGE)
  expect(messageText(answerBody('So.', PAGE))).toBe('So.')
  expect(answerPage(answerBody('So.', null))).toBeNull()
  expect(answerBody('So.', null)).toEqual({
    ...{ from: 'ai', type: 'output', image: null },
    data: [{ type: 'output', content: 'So.' }],
  })
})

it.each([
  ...[
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
    'account',
    'javascript:alert(1)',
    '',
  ],
])('%s is no page of this product', (path) => {
  expect(answerPage(answerBody('So.', { ...PAGE, path }))).toBeNull()
})

it.each([null, 'text', {}, { data: {} }, { data: [null, { type: 'page' }] }])('%j has no page', (body) => {
  expect(answerPage(body)).toBeNull()
})
