import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { openClient } from '#testing/render-route.js'
import { FOUND } from './results/search-results.testkit'

it('the results stay if they can’t be read again', async () => {
  let isFailing = false
  const { askAgain, show } = openClient({
    user: clientUser,
    graphql: {
      SearchSubjects: () => ({ search_subjects: [] }),
      GlobalSearch: () => {
        if (isFailing) throw refusal(500, 'INTERNAL', 'Something went wrong.')
        return FOUND
      },
    },
  })
  show('/global-search?q=pricing')
  await screen.findByRole('link', { name: 'Pricing project' })
  isFailing = true
  await askAgain('search')
  expect(screen.getByRole('link', { name: 'Pricing project' })).toBeVisible()
  expect(screen.queryByText('Something went wrong.')).not.toBeInTheDocument()
})
