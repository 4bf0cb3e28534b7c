import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '#lib/browser/storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { appConfig, renderRoute } from '#testing/render-route.js'

const card = contentCard({ title: 'Ask for the noun', kind: 'insight', media_type: 'text' })
const item = { ...card, insight: { brief: 'Because it works.', brief_rich_text: null }, response: null, recordings: [] }
const path = `/dashboard/insight_detail/${card.id}`

function open(
  graphql: Network['graphql'] = {},
  own: { votes?: string[]; isSaved?: boolean } = {},
  rest: Network['rest'] = {},
) {
  return renderRoute(path, {
    user: clientUser,
    graphql: {
      Insight: () => ({ content_cards: [item] }),
      OwnReactions: () => ({
        content_votes: (own.votes ?? []).map((vote) => ({ item_id: String(card.id), vote })),
        content_saves: own.isSaved ? [{ item_id: String(card.id) }] : [],
      }),
      ...graphql,
    },
    rest: { 'POST /api/insight/view': () => ({ isCounted: true }), ...rest },
  })
}
const button = (name: string) => screen.findByRole('button', { name })

describe('what members do with an insight', () => {
  it('[INS-24, INS-32] a view of a text is counted once, and a vote is set or taken back', async () => {
    const own: { votes: string[] } = { votes: [] }
    const { user, sent, container } = open(
      {
        SetVote: ({ id, vote }: { id: string; vote: string }) => {
          own.votes = [vote]
          return { insert_content_votes_one: { item_id: id, vote } }
        },
        RemoveVote: () => {
          own.votes = []
          return { delete_content_votes: { affected_rows: 1 } }
        },
      },
      own,
    )
    await user.click(await button('Like'))
    await waitFor(async () => expect(await button('Like')).toHaveAttribute('aria-pressed', 'true'))
    await expectNoAxeViolations(container)
    await user.click(await button('Dislike'))
    await waitFor(async () => expect(await button('Dislike')).toHaveAttribute('aria-pressed', 'true'))
    expect(await button('Like')).toHaveAttribute('aria-pressed', 'false')
    await user.click(await button('Dislike'))
    await waitFor(async () => expect(await button('Dislike')).toHaveAttribute('aria-pressed', 'false'))
    expect(sent.filter(({ name }) => name === 'SetVote').map(({ input }) => input)).toEqual([
      { id: card.id, vote: 'UPVOTE' },
      { id: card.id, vote: 'DOWNVOTE' },
    ])
    expect(sent.filter(({ name }) => name === 'POST /api/insight/view').map(({ input }) => input)).toEqual([
      { insightId: card.id },
    ])
  })

  it('[INS-29] what is saved is shown as saved, and can be removed', async () => {
    const own = { isSaved: true }
    const { user } = open(
      {
        RemoveSave: () => {
          own.isSaved = false
          return { delete_content_saves: { affected_rows: 1 } }
        },
      },
      own,
    )
    await user.click(await button('Saved'))
    expect(await button('Save')).toHaveAttribute('aria-pressed', 'false')
  })

  it('[IERR-01, IERR-02] says so when a vote or a save fails, and shows what stands', async () => {
    const fail = () => {
      throw refusal(500, 'INTERNAL', 'Something went wrong.')
    }
    const { user } = open({ SetVote: fail, SaveItem: fail })
    await user.click(await button('Like'))
    expect(
      await screen.findByText('Sorry, we’ve had a problem processing your vote, please, try again later.'),
    ).toBeVisible()
    expect(await button('Like')).toHaveAttribute('aria-pressed', 'false')
    await user.click(await button('Save'))
    expect(await screen.findByText('Sorry, there was a problem saving insights')).toBeVisible()
  })
})

it('[IERR-03] says so when what was saved can’t be removed, and still shows it as saved', async () => {
  const { user } = open(
    {
      RemoveSave: () => {
        throw refusal(500, 'INTERNAL', 'Something went wrong.')
      },
    },
    { isSaved: true },
  )
  await user.click(await button('Saved'))
  expect(await screen.findByText('Sorry, there was a problem with removing from the saved insights.')).toBeVisible()
  expect(await button('Saved')).toHaveAttribute('aria-pressed', 'true')
})

describe('what is counted', () => {
  const ANALYTICS = { key: 'key-1', url: 'https://count.example/i/' }
  const events: { event: string; properties: object }[] = []
  beforeEach(() => {
    events.length = 0
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (address !== ANALYTICS.url) return real(address, init)
      events.push(JSON.parse(String(init?.body)))
      return new Response('{}')
    })
  })
  const act = async () => {
    const { user, sent } = open(
      {
        SetVote: ({ id, vote }) => ({ insert_content_votes_one: { item_id: id, vote } }),
        SaveItem: ({ id }) => ({
          ...{ delete_content_saves: { affected_rows: 0 }, insert_content_saves_one: { item_id: id } },
        }),
      },
      {},
      {
        'GET /api/config': () => appConfig({ analytics: ANALYTICS }),
        'POST /api/insight/share': () => ({ id: String(card.id) }),
      },
    )
    await user.click(await button('Like'))
    await user.click(await button('Save'))
    await user.click(await button('Share'))
    await waitFor(() => expect(sent.some(({ name }) => name === 'POST /api/insight/share')).toBe(true))
  }

  it('[IBASE-13, GI-104] is what was done, by name, once its person has agreed', async () => {
    writeStored('consent', 'given')
    await act()
    await waitFor(() =>
      expect(events.map(({ event }) => event)).toEqual(['insight opened', 'vote given', 'item saved', 'item shared']),
    )
    for (const { properties } of events) expect(properties).toEqual({ role: 'user', $process_person_profile: false })
  })

  it('[IBASE-13, GI-104] is nothing for whoever hasn’t', async () => {
    await act()
    expect(events).toEqual([])
  })
})

it('[INS-25, INS-26, GI-14] visitors are asked to log in or sign up, and nothing is sent', async () => {
  const { user, sent } = renderRoute(path, {
    graphql: { PublicInsight: () => ({ content_cards: [item] }) },
    rest: { 'POST /api/insight/view': () => ({ isCounted: true }) },
  })
  await user.click(await button('Like'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to take part' }))
  expect(
    dialog.getByText(
      'In order to send a like/dislike Insight you’ll need to Log In if you’re existing user or Sign Up if you’re a new user.',
    ),
  ).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(path)}`,
  )
  // that they read it is all that is counted (GI-16)
  expect(sent.filter(({ name }) => name.startsWith('POST /api/insight')).map(({ name }) => name)).toEqual([
    'POST /api/insight/view',
  ])
})
