import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readDraft } from '../../../../lib/draft-storage'
import { DRAFT } from '../../../../testing/fractional-form-screen'
import { newForm, useFractionalForm } from '../use-fractional-form'

const OWNER = 'u1'

it('[FRAC-10] a form that was sent leaves no draft, whatever its editor still reports', () => {
  vi.useFakeTimers()
  try {
    const { result } = renderHook(() => useFractionalForm(OWNER, newForm()))
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
