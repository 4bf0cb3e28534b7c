import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applicationsData } from '#testing/application-fixtures.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { openClient, operationsOfPage } from '#testing/render-route.js'
import { loadPage } from '#web/app/router.js'

const standing = (status: string) => ({ trackings: [{ status }] }) as never

describe('the New tag of the header', () => {
  it.each([
    ['somebody who has not answered', expertUser, standing('viewed'), 1],
    ['a visitor of another company', clientUser, {}, 1],
    ['whoever was rejected', expertUser, standing('rejected'), 0],
    ['its poster', clientUser, { poster: ownPost }, 0],
    ['anybody once it is closed', clientUser, { status: 'closed' }, 0],
  ])('is for news: %s', async (_who, who, opportunity, count) => {
    openOpportunity({ who, opportunity })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryAllByText('New')).toHaveLength(count)
  })
})

it('what the page shows is asked for while its code is loaded', async () => {
  const { known, queryClient, sent } = openClient({
    user: clientUser,
    graphql: {
      OpportunityDetail: () => ({ opportunities_by_pk: null }),
      OpportunityApplications: () => applicationsData({ me: clientUser.userId, isPoster: false }),
      OpportunityChat: () => ({ opportunity_chats: [] }),
    },
  })
  const { user } = await known
  await loadPage(DETAIL_ADDRESS, { user, query: new URLSearchParams(), queryClient })
  await waitFor(() =>
    expect(operationsOfPage(sent).map(({ name }) => name)).toEqual([
      'OpportunityDetail',
      'OpportunityApplications',
      'OpportunityChat',
    ]),
  )
})
