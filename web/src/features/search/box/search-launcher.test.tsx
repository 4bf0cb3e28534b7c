import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '#lib/lazy-part.js'
import { createQueryClient } from '#lib/query-client.js'
import { startSession } from '#lib/session.js'
import { onTestEnd } from '#testing/environment.js'
import { openNetwork } from '#testing/network.js'
import { Providers } from '#web/app/providers.js'
import { SearchLauncher } from './search-launcher'

type Code = typeof import('./search-panel')

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** @returns takes it off the page again */
function renderInApp(part: ReactNode) {
  const { store, stop } = startSession()
  onTestEnd(stop)
  const { unmount } = render(
    <Providers store={store} queryClient={createQueryClient({ retry: false })}>
      <MemoryRouter>
        {part}
        <Address />
      </MemoryRouter>
    </Providers>,
  )
  return unmount
}

/** Opens the search by a key, before the code of its panel is there. */
async function openEarly() {
  let fail: (error: Error) => void = () => undefined
  let come: (code: Code) => void = () => undefined
  const loading = new Promise<Code>((resolve, reject) => {
    come = resolve
    fail = reject
  })
  openNetwork({
    rest: { 'GET /api/search/trending': () => ({ items: [] }), 'GET /api/search/suggestions': () => ({ items: [] }) },
  })
  renderInApp(<SearchLauncher panel={lazyPart(() => loading)} />)
  const user = userEvent.setup({ delay: null })
  const button = screen.getByRole('button', { name: 'Search' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  return { user, fail, come }
}

it('what is said of a panel that couldn’t be loaded can be put away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, fail } = await openEarly()
  await act(async () => fail(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')))
  expect(await screen.findByText('This page didn’t load completely')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('This page didn’t load completely')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
})

it('letters typed before the panel is there are in its field, and typing goes on behind them', async () => {
  const { user, come } = await openEarly()
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'pri')
  await act(async () => come(await import('./search-panel')))
  const field = await screen.findByRole('combobox', { name: 'Search everything' })
  expect(field).toHaveFocus()
  await user.keyboard('ces')
  expect(field).toHaveValue('prices')
})

it('a panel whose code came after the press gives the focus back to what opened it', async () => {
  openNetwork({ rest: { 'GET /api/search/trending': () => ({ items: [] }) } })
  const { default: SearchPanel } = await import('./search-panel')
  // it never had the focus while that code was there
  const opener = { current: document.body.appendChild(document.createElement('button')) }
  onTestEnd(() => opener.current.remove())
  const close = renderInApp(<SearchPanel opener={opener} onClose={() => {}} onLeave={() => {}} />)
  expect(await screen.findByRole('combobox')).toHaveFocus()
  close()
  await waitFor(() => expect(opener.current).toHaveFocus())
})

it('[SDROP-02] Enter searches before the panel is there, if there are three letters', async () => {
  const { user } = await openEarly()
  await user.keyboard('ab{Enter}')
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/)
  await user.keyboard('m')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true })
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/)
  await user.keyboard('{Enter}')
  expect(screen.getByTestId('address')).toHaveTextContent('/global-search?q=abm')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('a search that is still loading closes with Escape', async () => {
  const { user } = await openEarly()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
})
