import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { contentView } from '#entities/content/content-view.js'
import { lazyPart } from '#lib/lazy-part.js'
import { createQueryClient } from '#lib/query-client.js'
import { startSession } from '#lib/session.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { onTestEnd } from '#testing/environment.js'
import { openNetwork } from '#testing/network.js'
import { appConfig } from '#testing/render-route.js'
import { Providers } from '#web/app/providers.js'
import ReactionBar from './reaction-bar'

it('stays where the dialog for visitors can’t be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const missing = lazyPart<object>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  })
  openNetwork({ rest: { 'GET /api/config': () => appConfig() } })
  const { store, stop } = startSession()
  onTestEnd(stop)
  render(
    <Providers store={store} queryClient={createQueryClient({ retry: false })}>
      <MemoryRouter>
        <ReactionBar
          content={contentView(contentCard({ title: 'Ask for the noun' }))}
          own={{ vote: null, isSaved: false }}
          prompt={missing}
        />
      </MemoryRouter>
    </Providers>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Like' }))
  expect(await screen.findByText('This page didn’t load completely')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('This page didn’t load completely')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Like' })).toBeVisible()
})
