import { describe, expect, it } from 'vitest'
import { PreparedNames } from './prepared-names.js'

describe('prepared statements on a connection', () => {
  it('are parsed once', () => {
    const names = new PreparedNames()
    expect([names.use('a'), names.use('a'), names.use('b'), names.takeClosing()]).toEqual([true, false, true, []])
  })

  it('make room for new ones, evicting the least recently used', () => {
    const names = new PreparedNames(2)
    for (const name of ['a', 'b', 'a', 'c']) names.use(name)
    expect(names.takeClosing()).toEqual(['b'])
    expect(names.takeClosing()).toEqual([])
    expect(['a', 'c', 'b'].map((name) => names.use(name))).toEqual([false, false, true])
  })

  it('are closed and parsed again after a failure', () => {
    const names = new PreparedNames()
    names.use('a')
    names.doubt('a')
    expect(names.use('a')).toBe(true)
    expect(names.takeClosing()).toEqual(['a'])
    expect(names.use('a')).toBe(false)
  })
})
