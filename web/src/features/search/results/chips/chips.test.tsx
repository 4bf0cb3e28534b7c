import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { FOUND, idOf } from '../search-results.testkit'

const SUBJECTS = Array.from({ length: 15 }, (_, index) => ({
  ...{ id: idOf(100 + index), name: `Topic ${index}`, kind: 'topic' },
}))

it('[SRCH-06, SRCH-07, SRCH-08] are chosen one after another, before any of them is answered', async () => {
  const never = new Promise<never>(() => undefined)
  const { user, sent } = renderRoute('/global-search?q=pricing', {
    user: clientUser,
    graphql: {
      GlobalSearch: () => FOUND,
      SearchSubjects: ({ filter }) =>
        (filter as { topics: string[] }).topics.length > 0 ? never : { search_subjects: SUBJECTS },
    },
  })
  const offered = () => within(screen.getByRole('list', { name: 'Topics and expertise' }))
  await user.click(await screen.findByRole('button', { name: 'Topic 0' }))
  const selected = within(await screen.findByRole('list', { name: 'Selected' }))
  await waitFor(() => expect(sent.filter(({ name }) => name === 'SearchSubjects')).toHaveLength(2))
  for (const chip of offered().getAllByRole('button')) expect(chip).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'More topics' }))
  await user.click(offered().getByRole('button', { name: 'Topic 13' }))
  expect(selected.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Topic 0', 'Topic 13'])
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'GlobalSearch').at(-1)?.input).toMatchObject({
      filter: { topics: [idOf(100), idOf(113)] },
    }),
  )
})
