import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { historyEntry, proposed } from '#testing/application-fixtures.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'

it('[X-71] an edit is shown once, though it is recorded for the post and for the application', async () => {
  const edit = { event: 'edited', words: 'Duration: 6 months → 8 months', actor_role: 'poster' }
  const { user } = openOpportunity({
    at: '?tab=interests',
    opportunity: { poster: ownPost },
    applications: [proposed()],
    history: [
      historyEntry({ ...edit, id: 5, created_at: '2026-11-20T09:00:00.123456+00:00' }),
      historyEntry({ ...edit, id: 4, created_at: '2026-11-20T09:00:00.123456+00:00' }),
      historyEntry({ ...edit, id: 3, created_at: '2026-11-19T09:00:00.123456+00:00' }),
    ],
  })
  await user.click(await screen.findByText('History'))
  const history = within(await screen.findByRole('list', { name: 'History' }))
  expect(history.getAllByText(/edited the role/)).toHaveLength(2)
})
