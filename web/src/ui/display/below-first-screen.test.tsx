import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FirstScreen, useBelowFirstScreen } from './below-first-screen'

function Page({ name, seen, isThere = true }: { name: string; seen: boolean[]; isThere?: boolean }) {
  const isBelow = useBelowFirstScreen(isThere)
  seen.push(isBelow)
  return isBelow ? <p>Below {name}</p> : null
}

it('comes a rendering later when the application starts, and with its page from then on', async () => {
  const seen: boolean[] = []
  const page = (name: string) => (
    <FirstScreen>
      <Page key={name} name={name} seen={seen} />
    </FirstScreen>
  )
  const { rerender } = render(page('the first'))
  expect(await screen.findByText('Below the first')).toBeVisible()
  // React renders twice in development
  expect(seen[0]).toBe(false)
  expect(seen.at(-1)).toBe(true)
  seen.length = 0
  rerender(page('the second'))
  expect(screen.getByText('Below the second')).toBeVisible()
  expect(seen).not.toContain(false)
})

it('waits until there is something', async () => {
  const seen: boolean[] = []
  const { rerender } = render(<Page name="it" seen={seen} isThere={false} />)
  expect(seen).not.toContain(true)
  rerender(<Page name="it" seen={seen} />)
  expect(await screen.findByText('Below it')).toBeVisible()
})
