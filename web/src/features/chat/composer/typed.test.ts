import { describe, expect, it } from 'vitest'
import { insertLink, mentionAt, toggleList, toggleMark } from './typed'

/** `[words]` stands for the selection. */
const typed = (marked: string) => {
  const start = marked.indexOf('«')
  const end = marked.indexOf('»') - 1
  return { text: marked.replace(/[«»]/g, ''), start, end }
}

describe('the toolbar', () => {
  it('puts marks around the selection and takes them off', () => {
    const bold = toggleMark(typed('so «great» it is'), '**')
    expect(bold).toEqual(typed('so **«great»** it is'))
    expect(toggleMark(bold, '**')).toEqual(typed('so «great» it is'))
  })

  it('makes list items of lines', () => {
    expect(toggleList(typed('intro\none\n«two»')).text).toBe('intro\none\n- two')
    expect(toggleList(typed('- o«ne\n- two»')).text).toBe('one\ntwo')
  })

  it('asks for the address of a link', () => {
    expect(insertLink(typed('see «our plan»'))).toEqual(typed('see [our plan](«https://»)'))
  })
})

it.each([
  ['Hello @', { from: 6, query: '' }],
  ['@El', { from: 0, query: 'El' }],
  ['Hi @Elena Mar', { from: 3, query: 'Elena Mar' }],
  ['mail me at elena@sagework', null],
  ['Hello', null],
] as const)('a mention is typed in %j: %j', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected)
})
