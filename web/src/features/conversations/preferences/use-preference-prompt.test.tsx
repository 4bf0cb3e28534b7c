import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionAtom } from '#lib/session.js'
import { toSessionUser } from '#lib/session-user.js'
import { onTestEnd } from '#testing/environment.js'
import { clientUser } from '#testing/personas.js'
import { usePreferencePrompt } from './use-preference-prompt'

beforeEach(() => sessionStorage.clear())

const store = createStore()
store.set(sessionAtom, { status: 'signed-in', user: toSessionUser(clientUser), hasEnded: false })
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>
    <MemoryRouter>{children}</MemoryRouter>
  </Provider>
)
const promptWith = (load: () => Promise<unknown>) => renderHook(() => usePreferencePrompt(0, load), { wrapper })

/** Code of the form that comes when the test says so. */
function slowCode() {
  let arrive: () => void = () => undefined
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { load: vi.fn(() => code), arrive: () => act(async () => arrive()) }
}

it('[AIH-19] stays closed where nothing can be stored, too', async () => {
  for (const name of ['getItem', 'setItem'] as const) {
    const blocked = vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException()
    })
    onTestEnd(() => blocked.mockRestore())
  }
  const { result } = promptWith(() => Promise.resolve())
  act(() => result.current.onAsked())
  await waitFor(() => expect(result.current.isOpen).toBe(true))
  act(() => result.current.dismiss())
  expect(result.current.isOpen).toBe(false)
  await act(async () => result.current.onAsked())
  expect(result.current.isOpen).toBe(false)
})

it('[AIH-19] doesn’t come up any more when it was closed while its code was on the way', async () => {
  const { load, arrive } = slowCode()
  const { result } = promptWith(load)
  act(() => result.current.onAsked())
  act(() => result.current.dismiss())
  await arrive()
  expect(result.current.isOpen).toBe(false)
})

it('asks for its code once, however much is typed before and after it came up', async () => {
  const { load, arrive } = slowCode()
  const { result } = promptWith(load)
  for (let key = 0; key < 3; key += 1) act(() => result.current.onAsked())
  await arrive()
  expect(result.current.isOpen).toBe(true)
  await act(async () => result.current.onAsked())
  expect(load).toHaveBeenCalledOnce()
})

it('[AIH-17] asks again with what is typed next when its code couldn’t be loaded', async () => {
  let isLost = true
  const { result } = promptWith(() => (isLost ? Promise.reject(new TypeError()) : Promise.resolve()))
  await act(async () => result.current.onAsked())
  expect(result.current.isOpen).toBe(false)
  isLost = false
  await act(async () => result.current.onAsked())
  expect(result.current.isOpen).toBe(true)
})
