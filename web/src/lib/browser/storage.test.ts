import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, readText, removeStored, type StorePlace, storedKeys, writeStored, writeText } from './storage.js'

const PLACES: readonly [place: StorePlace, global: 'localStorage' | 'sessionStorage'][] = [
  ['browser', 'localStorage'],
  ['session', 'sessionStorage'],
]

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(PLACES)('the storage of a %s', (place, global) => {
  it('holds texts and values, apart from the other', () => {
    expect(writeText('text', 'dark', place)).toBe(true)
    expect(writeStored('value', { at: 1 }, place)).toBe(true)
    expect(window[global].getItem('text')).toBe('dark')
    expect(readText('text', place)).toBe('dark')
    expect(readStored('value', place)).toEqual({ at: 1 })
    expect(readText('text', place === 'browser' ? 'session' : 'browser')).toBeNull()
    removeStored('value', place)
    expect(readStored('value', place)).toBeNull()
  })

  it('reads nothing from what an older version wrote differently', () => {
    writeText('value', '{half', place)
    expect(readStored('value', place)).toBeNull()
  })

  it('holds nothing where it is blocked, and never throws', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal(global, new Proxy({}, { get: blocked, ownKeys: blocked }))
    expect(writeText('text', 'dark', place)).toBe(false)
    expect(writeStored('value', 1, place)).toBe(false)
    expect(readText('text', place)).toBeNull()
    expect(readStored('value', place)).toBeNull()
    expect(() => removeStored('value', place)).not.toThrow()
    if (place === 'browser') expect(storedKeys('v')).toEqual([])
  })
})
