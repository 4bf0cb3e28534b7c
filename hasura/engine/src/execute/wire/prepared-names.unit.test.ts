import { describe, expect, it } from 'vitest'
import { PreparedNames } from './prepared-names.js'

describe('the names on a connection', () => {
  it('are parsed once', () => {
    const names = new PreparedNames()
    expect([names.use('a'), names.use('a'), names.use('b'), names.takeClosing()]).toEqual([true, false, true, []])
  })

  it('make room for new ones, those first that were used least recently', () => {
    const names = new PreparedNames(2)
    for (const name of ['a', 'b', 'a', 'c']) names.use(name)
    expect(names.takeClosing()).toEqual(['b'])
    expect(names.takeClosing()).toEqual([])
    expect(['a', 'c', 'b'].map((name) => names.use(name))).toEqual([false, false, true])
  })

  it('are closed and parsed anew after a failure', () => {
    const names = new PreparedNames()
    names.use('a')
    names.doubt('a')
    expect(names.use('a')).toBe(true)
    expect(names.takeClosing()).toEqual(['a'])
    expect(names.use('a')).toBe(false)
  })
})
