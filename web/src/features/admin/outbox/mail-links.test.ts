import { describe, expect, it } from 'vitest'
import { splitAtLinks } from './mail-links'

describe('links of a mail', () => {
  it('finds the address and leaves the full stop to the sentence', () => {
    expect(splitAtLinks('Open http://localhost:3000/invite/abc. Thanks')).toEqual([
      { text: 'Open ', url: null },
      { text: 'http://localhost:3000/invite/abc', url: 'http://localhost:3000/invite/abc' },
      { text: '. Thanks', url: null },
    ])
  })

  it('keeps the query of an address', () => {
    expect(splitAtLinks('https://a.example/x?token=1&b=2')[0]?.url).toBe('https://a.example/x?token=1&b=2')
  })

  it.each(['', 'No address here.', 'javascript:alert(1)'])('leaves %j as it is', (text) => {
    expect(splitAtLinks(text).every(({ url }) => url === null)).toBe(true)
  })
})
