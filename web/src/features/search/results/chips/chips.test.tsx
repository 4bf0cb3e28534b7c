import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '#testing/network.js'
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

it('[SRCH-08, SRCH-10] that were chosen can be removed while their names are awaited, and if they can’t be loaded', async () => {
  let fail = (_: unknown) => {}
  const failing = new Promise<never>((_, reject) => {
    fail = reject
  })
  const [topic, other, skill] = [idOf(100), idOf(101), idOf(102)]
  const { user, address } = renderRoute(
    `/global-search?q=pricing&topicId=${topic}&topicId=${other}&expertise=${skill}`,
    { user: clientUser, graphql: { GlobalSearch: () => FOUND, SearchSubjects: () => failing } },
  )
  const removals = async () =>
    within(await screen.findByRole('list', { name: 'Selected' })).getAllByRole('button', { name: /^Remove / })
  expect((await removals()).map(({ textContent }) => textContent)).toEqual(['', '', ''])
  fail(refusal(500, 'internal', 'Broken'))
  await waitFor(async () =>
    expect((await removals()).map(({ textContent }) => textContent)).toEqual(['Topic 1', 'Topic 2', 'Skill 1']),
  )
  await user.click(screen.getByRole('button', { name: 'Remove Topic 1' }))
  await waitFor(() => expect(address()).toBe(`/global-search?q=pricing&topicId=${other}&expertise=${skill}`))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/global-search?q=pricing'))
  expect(screen.queryByText('Selected')).not.toBeInTheDocument()
})

it('[SRCH-08] keep their names, and others of the same words stay offered, when the next ones can’t be loaded', async () => {
  const { user } = renderRoute('/global-search?q=pricing', {
    user: clientUser,
    graphql: {
      GlobalSearch: () => FOUND,
      SearchSubjects: ({ filter }) => {
        if ((filter as { topics: string[] }).topics.length > 0) throw refusal(500, 'internal', 'Broken')
        return { search_subjects: SUBJECTS }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Topic 0' }))
  const selected = within(await screen.findByRole('list', { name: 'Selected' }))
  await user.click(screen.getByRole('button', { name: 'Topic 1' }))
  expect(selected.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Topic 0', 'Topic 1'])
  await user.click(selected.getByRole('button', { name: 'Remove Topic 0' }))
  expect(selected.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Topic 1'])
})
