import { describe, expect, it } from 'vitest'
import { applyDraft, isSameValue, unsavedInput } from './merge-draft'

const stored = { bio: 'Prices software', work: '', topics: ['b', 'a'] }

describe('a draft over a stored row', () => {
  it('holds only what differs, with the previous values', () => {
    expect(unsavedInput(stored, { ...stored, work: 'A launch' })).toEqual({
      typed: { work: 'A launch' },
      over: { work: '' },
    })
    expect(unsavedInput(stored, { ...stored, bio: 'Prices software ', topics: ['a', 'b'] })).toBeNull()
  })

  it('keeps what another device saved in other fields', () => {
    const draft = unsavedInput(stored, { ...stored, work: 'A launch' })
    const elsewhere = { ...stored, bio: 'Prices everything' }
    expect(applyDraft(draft, elsewhere)).toEqual({ values: { ...elsewhere, work: 'A launch' }, conflicts: [] })
  })

  it('conflicts where both sides changed a field differently', () => {
    const draft = unsavedInput(stored, { ...stored, bio: 'Mine', work: 'Both' })
    const elsewhere = { ...stored, bio: 'Theirs', work: 'Both' }
    expect(applyDraft(draft, elsewhere)).toEqual({ values: { ...elsewhere, bio: 'Mine' }, conflicts: ['bio'] })
  })

  it('of an older form is dropped, and removed fields are ignored', () => {
    expect(applyDraft({ bio: 'Mine' } as never, stored)).toEqual({ values: stored, conflicts: [] })
    expect(applyDraft({ typed: { gone: 'x' }, over: {} } as never, stored).values).toEqual(stored)
  })

  it('compares texts trimmed and lists by their members', () => {
    expect(isSameValue(' a', 'a ')).toBe(true)
    expect(isSameValue(['x', 'y'], ['y', 'x'])).toBe(true)
    expect(isSameValue(['x'], ['x', 'y'])).toBe(false)
    expect(isSameValue([{ a: 'x ', b: '' }], [{ b: '', a: 'x' }])).toBe(true)
    expect(isSameValue([{ a: 'x' }, { a: 'y' }], [{ a: 'y' }, { a: 'x' }])).toBe(false)
    expect(isSameValue(null, '')).toBe(true)
    expect(isSameValue(6, '6')).toBe(true)
    expect(isSameValue(null, '0')).toBe(false)
    expect(isSameValue([{ id: 'a', n: 1 }], [{ id: 'a', n: 2 }])).toBe(true)
  })
})
