import { describe, expect, it } from 'vitest'
import { splitAtLinks } from './mail-links'

describe('links in an email', () => {
  it('finds the address without the full stop after it', () => {
    expect(splitAtLinks('Open http://localhost:3000/invite/abc. Thanks')).toEqual([
      { text: 'Open ', url: null },
      { text: 'http://localhost:3000/invite/abc', url: 'http://localhost:3000/invite/abc' },
      { text: '. Thanks', url: null },
    ])
  })

  it('keeps the query string', () => {
    expect(splitAtLinks('https://a.example/x?token=1&b=2')[0]?.url).toBe('https://a.example/x?token=1&b=2')
  })

  it.each(['', 'No address here.', 'javascript:alert(1)'])('leaves %j as it is', (text) => {
    expect(splitAtLinks(text).every(({ url }) => url === null)).toBe(true)
  })
})
