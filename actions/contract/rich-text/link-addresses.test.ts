import { expect, it } from 'vitest'
import { linkAddresses, typedAddress } from './link-addresses.js'
import { plainToRichText } from './raw-content.js'

const linksOf = (text: string) => {
  const { blocks, entityMap } = linkAddresses(plainToRichText(text))
  return blocks.flatMap((block) =>
    block.entityRanges.map(({ offset, length, key }) => [
      block.text.slice(offset, offset + length),
      entityMap[key]?.data.url,
    ]),
  )
}

it.each([
  ['See https://a.example/plan.', [['https://a.example/plan', 'https://a.example/plan']]],
  ['(www.a.example)', [['www.a.example', 'https://www.a.example']]],
  ['https://a.example/x_(y), then', [['https://a.example/x_(y)', 'https://a.example/x_(y)']]],
  [
    'https://a.example\nand https://b.example',
    [
      ['https://a.example', 'https://a.example'],
      ['https://b.example', 'https://b.example'],
    ],
  ],
  ['mail@www.a.example, awww.b.example, javascript:alert(1), https://x@y.example', []],
] as const)('a web address in %j becomes a link', (text, expected) => {
  expect(linksOf(text)).toEqual(expected)
})

it('an address that is a link already stays as it is, and doing it again changes nothing', () => {
  const once = linkAddresses(plainToRichText('https://a.example and https://a.example'))
  expect(Object.keys(once.entityMap)).toHaveLength(1)
  expect(linkAddresses(once)).toEqual(once)
})

it.each([
  ['See https://a.example/plan', { start: 4, end: 26, url: 'https://a.example/plan' }],
  ['HTTP://a.example.', { start: 0, end: 16, url: 'HTTP://a.example' }],
  ['One\nhttp://x', { start: 4, end: 12, url: 'http://x' }],
  ['http://', null],
  ['https://a.example is', null],
  ['xhttps://a.example', null],
  ['www.a.example', null],
  ['javascript:alert(1)', null],
  ['https://user@a.example', null],
] as const)('[RTE-05, GK-113] the address typed at the end of %j', (text, found) => {
  expect(typedAddress(text)).toEqual(found)
})
