import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { historyEntry } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const ELENA = { first_name: 'Elena', last_name: 'Marchetti' }
const post = { id: OPPORTUNITY_ID, title: 'Fractional CMO', type: 'fractional' }
const address = `/dashboard/opportunity_detail/${OPPORTUNITY_ID}/timeline`

it('[X-05] the poster reads everything that happened, and about whom, a page at a time', async () => {
  const asked: unknown[] = []
  const { user, container } = renderRoute(address, {
    user: clientUser,
    graphql: {
      TimelinePost: () => ({
        opportunities_by_pk: { ...post, poster: { user_id: clientUser.userId }, team_members: [], trackings: [] },
      }),
      OpportunityTimeline: ({ beforeId }) => {
        asked.push(beforeId)
        const start = beforeId === Number.MAX_SAFE_INTEGER ? 60 : 30
        return {
          opportunity_history: Array.from({ length: start === 60 ? 31 : 1 }, (_, index) => ({
            ...historyEntry({ id: start - index, event: 'rejected', actor_role: 'poster' }),
            user: ELENA,
          })),
        }
      },
    },
  })
  const list = await screen.findByRole('list', { name: 'Timeline' })
  expect(within(list).getAllByText('About Elena Marchetti’s application')).toHaveLength(30)
  await expectNoAxeViolations(container)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await within(list).findAllByRole('listitem')).toHaveLength(31)
  expect(asked).toEqual([Number.MAX_SAFE_INTEGER, 31])
})

it('[X-32] an expert asks for what concerns them only; a stranger for nothing', async () => {
  const { sent, unmount } = renderRoute(address, {
    user: expertUser,
    graphql: {
      TimelinePost: () => ({
        opportunities_by_pk: { ...post, poster: null, team_members: [], trackings: [{ user_id: expertUser.userId }] },
      }),
      OwnTimeline: () => ({
        opportunity_history: [{ ...historyEntry({ id: 1, event: 'interest_shown' }), user: ELENA }],
      }),
    },
  })
  expect(await screen.findByRole('list', { name: 'Timeline' })).toBeVisible()
  expect(sent.find(({ name }) => name === 'OwnTimeline')?.input).toMatchObject({ me: expertUser.userId })
  unmount()
  renderRoute(address, {
    user: expertUser,
    graphql: {
      TimelinePost: () => ({ opportunities_by_pk: { ...post, poster: null, team_members: [], trackings: [] } }),
    },
  })
  expect(await screen.findByText(/^Only those who take part/)).toBeVisible()
})
