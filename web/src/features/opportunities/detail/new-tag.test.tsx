import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { clientUser, expertUser } from '#testing/personas.js'

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
