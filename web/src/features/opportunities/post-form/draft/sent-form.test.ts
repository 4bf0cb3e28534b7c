import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '#lib/draft-storage.js'
import { DRAFT } from '#testing/fractional-form-screen.js'
import { newForm, usePostForm } from '../use-post-form'

const OWNER = 'u1'

it('a sent form leaves no draft, whatever its editor still reports', () => {
  vi.useFakeTimers()
  try {
    const { result } = renderHook(() => usePostForm(OWNER, newForm('fractional')))
    act(() => result.current.form.setValue('brief', 'Typed'))
    act(() => void vi.advanceTimersByTime(1000))
    expect(readDraft(OWNER, DRAFT)).toMatchObject({ typed: { brief: 'Typed' } })
    act(() => result.current.forgetDraft())
    act(() => result.current.form.setValue('brief', 'Typed '.repeat(2)))
    act(() => void vi.advanceTimersByTime(1000))
    expect(readDraft(OWNER, DRAFT)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('a draft that was saved despite a lost response is dropped', () => {
  const edited = { id: 'o1', version: 2 }
  const fresh = newForm('fractional')
  writeDraft(OWNER, 'fractional:o1', { typed: { durationMonths: '9' }, over: { durationMonths: 6 } })
  const open = (durationMonths: number) =>
    renderHook(() => usePostForm(OWNER, { ...fresh, edited, stored: { ...fresh.stored, durationMonths } }))
  const unsaved = open(6)
  expect(unsaved.result.current.restoredAge).toBe('just now')
  unsaved.unmount()
  const { result } = open(9)
  expect(result.current.restoredAge).toBeNull()
  expect(readDraft(OWNER, 'fractional:o1')).toBeNull()
})
