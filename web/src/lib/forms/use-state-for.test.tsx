import { act, render, renderHook, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useStateFor } from './use-state-for'

it('starts again with another key, never with the same, and shows no value of the former key', () => {
  const shown: string[] = []
  const { result, rerender } = renderHook(
    ({ q }: { q: string | null }) => {
      const state = useStateFor(q, q ?? '')
      shown.push(`${q}:${state[0]}`)
      return state
    },
    { initialProps: { q: null as string | null } },
  )
  act(() => result.current[1]('post'))
  rerender({ q: null })
  expect(result.current[0]).toBe('post')
  rerender({ q: 'post:1' })
  expect(result.current[0]).toBe('post:1')
  expect(shown).not.toContain('post:1:post')
  rerender({ q: null })
  expect(result.current[0]).toBe('')
})

it('keeps what is typed as soon as the field appears, before effects have run', () => {
  render(<TypedAtOnce />)
  expect(screen.getByRole('textbox')).toHaveValue('p')
})

function TypedAtOnce() {
  useLayoutEffect(() => {
    const box = document.querySelector('input')
    if (!box) return
    // by the prototype's setter, as a browser does: React ignores a value that was set by its own
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'p')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return <Search q={null} />
}

function Search({ q }: { q: string | null }) {
  const [words, setWords] = useStateFor(q, q ?? '')
  return <input aria-label="Search" value={words} onChange={(event) => setWords(event.target.value)} />
}
