import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const TOPIC = idOf(901)
const example = (number: number) => ({
  ...{ id: idOf(number), title: `Use case ${number}`, description: 'What it takes, and what you get.', img_url: null },
  ...{ color_code: '#22664A', created_at: '2026-01-01T00:00:00Z', topic_id: TOPIC },
  master_topic: { topic_name: 'Entering Europe' },
})
const TOPICS = { master_topics: [{ id: TOPIC, topic_name: 'Entering Europe' }] }

const unreachable = () => {
  throw new TypeError()
}

function open(
  address = '/dashboard/all-packages',
  { user = clientUser, found = [example(3)], all = [example(1)] } = {},
) {
  return renderRoute(address, {
    user,
    graphql: {
      UseCaseTopics: () => TOPICS,
      UseCaseList: ({ afterAt }: { afterAt: string }) => ({ use_cases: afterAt === 'infinity' ? all : [] }),
      UseCaseSearch: () => ({ search_use_cases: found.map((use_case) => ({ use_case })) }),
      // of the pages that the links lead to
      PostOptions: unreachable,
      OpportunityList: unreachable,
    },
  })
}
const casesRegion = (name: string) => screen.findByRole('region', { name })

describe('what can be posted', () => {
  it('[BASE-10, DASH-52] every type says what it is for and leads to its form', async () => {
    const { container } = open()
    const types = within(await screen.findByRole('region', { name: 'What do you need?' }))
    expect(types.getByRole('link', { name: 'Post a project' })).toHaveAttribute(
      'href',
      '/opportunities-creator?type=project',
    )
    expect(types.getByRole('link', { name: 'Post a fractional role' })).toHaveAttribute('href', '/fractional-creator')
    expect(types.getByText('A piece of work with a clear result, a start and an end.')).toBeVisible()
    await screen.findByRole('link', { name: 'Use case 1' })
    await expectNoAxeViolations(container)
  })

  it('[GK-110] visitors see it too', async () => {
    renderRoute('/dashboard/all-packages', {
      graphql: {
        PublicUseCaseTopics: () => TOPICS,
        PublicUseCaseList: () => ({ use_cases: [example(1)] }),
      },
    })
    expect(await screen.findByRole('link', { name: 'Use case 1' })).toBeVisible()
  })
})

describe('use cases', () => {
  it.each([
    ['[USE-10] companies', clientUser, 'Pick the perfect people for your project!', 0],
    ['[USE-09, GD-53] experts', expertUser, 'Here’s your opportunity to join something special!', 1],
  ])('%s get a heading of their own', async (_, user, heading, lines) => {
    open(undefined, { user })
    expect(await casesRegion(heading)).toBeVisible()
    expect(screen.queryAllByText('As an expert you can post projects to collaborate with other experts.')).toHaveLength(
      lines,
    )
  })

  it('[USE-05, USE-06] open the form, with what they say or empty', async () => {
    const { user, address } = open()
    expect(await screen.findByRole('link', { name: 'Create your own project' })).toHaveAttribute(
      'href',
      '/opportunities-creator?type=project',
    )
    await user.click(await screen.findByRole('link', { name: 'Use case 1' }))
    await waitFor(() => expect(address()).toBe('/opportunities-creator?type=project'))
  })

  it('[USE-01, USE-02, USE-07, USE-11] are searched and narrowed by topic, which begins anew', async () => {
    const { user, sent, address } = open()
    await screen.findByRole('link', { name: 'Use case 1' })
    await user.type(screen.getByRole('searchbox', { name: 'Search use cases' }), 'europe{Enter}')
    expect(await screen.findByRole('link', { name: 'Use case 3' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Use case 1' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Create your own project' })).not.toBeInTheDocument()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Topic' }), 'Entering Europe')
    expect(address()).toBe(`/dashboard/all-packages?q=europe&topic=${TOPIC}`)
    const asked = sent.filter(({ name }) => name === 'UseCaseSearch').map(({ input }) => input)
    expect(asked.at(-1)).toMatchObject({ filter: { words: 'europe', topics: [TOPIC] }, skip: 0 })
  })

  it('[USE-04, USE-12, USE-13] come ten at a time', async () => {
    const all = Array.from({ length: 11 }, (_, index) => example(index + 1))
    const { user, sent } = open(undefined, { all })
    expect(
      within(await screen.findByRole('list', { name: 'Use cases' })).getAllByRole('link', { name: /^Use case/ }),
    ).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'View more' }))
    await waitFor(() => expect(sent.filter(({ name }) => name === 'UseCaseList')).toHaveLength(2))
    expect(sent.findLast(({ name }) => name === 'UseCaseList')?.input).toMatchObject({ afterId: idOf(10) })
  })

  it('[USE-08] say so if there are none', async () => {
    open('/dashboard/all-packages?q=nothing', { found: [] })
    expect(await screen.findByText('No Use cases found')).toBeVisible()
  })
})
