import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../request-error'
import { useKeptAnswers } from './use-kept-answers'

const KEY = 'answers:me'
const refused = (status: number, code: string) => new RequestError({ status, code, message: 'No.' })

beforeEach(() => localStorage.clear())

/** An answer to what the server says so. */
async function answerTo(error: unknown) {
  const send = vi.fn(() => Promise.reject(error))
  const { result, unmount } = renderHook(() => useKeptAnswers<number>(KEY, send))
  act(() => result.current.answer(4))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  // what follows the refusal
  await act(() => Promise.resolve())
  expect(result.current.answered).toEqual([4])
  unmount()
  return localStorage.getItem(KEY)
}

describe('an answer that is kept until the server knows', () => {
  it.each([
    ['was no answer', new TypeError()],
    ['was no network', refused(0, 'OFFLINE')],
    ['was no session', refused(401, 'NO_SESSION')],
    ['was a token that had ended', refused(200, 'invalid-jwt')],
    ['were too many', refused(429, 'TOO_MANY_ATTEMPTS')],
    ['was a fault', refused(503, 'HTTP_503')],
    ['was a fault in the words of the engine', refused(200, 'unexpected')],
  ])('is kept where there %s', async (_, error) => {
    expect(await answerTo(error)).toBe('[4]')
  })

  it.each([
    ['the engine', refused(200, 'permission-error')],
    ['an action', refused(200, 'NOT_FOUND')],
    ['a status', refused(400, 'HTTP_400')],
  ])('is forgotten where %s refuses it for good', async (_, error) => {
    expect(await answerTo(error)).toBeNull()
  })

  it('is sent again by itself, without those that have arrived', async () => {
    const send = vi.fn((answer: number) => (answer === 5 ? Promise.reject(new TypeError()) : Promise.resolve()))
    localStorage.setItem(KEY, '[4, 5]')
    renderHook(() => useKeptAnswers<number>(KEY, send))
    await waitFor(() => expect(localStorage.getItem(KEY)).toBe('[5]'))
    send.mockClear()
    window.dispatchEvent(new Event('online'))
    expect(send.mock.calls).toEqual([[5]])
  })
})
