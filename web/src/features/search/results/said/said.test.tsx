import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Network, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { found, NOTHING_FOUND } from '../../search.testkit'
import { insight } from '../search-results.testkit'

const open = (address: string, { graphql }: Network) =>
  renderRoute(address, { user: clientUser, graphql: { SearchSubjects: () => ({ search_subjects: [] }), ...graphql } })

describe('a result that is heard', () => {
  it('[SRCH-12] opens at the second at which the words are said', async () => {
    const asked: unknown[] = []
    open('/global-search?q=pilots&tab=insights', {
      graphql: {
        GlobalSearch: () => ({ ...NOTHING_FOUND, insights: found([insight]) }),
        FindSaid: ({ ids }) => {
          asked.push(ids)
          const place = { item_id: insight.id, question_id: null, recording: 1, second: 95 }
          return { find_said: [{ ...place, quote: 'Pilots cost money.' }] }
        },
      },
    })
    const link = await screen.findByRole('link', { name: 'Pilots cost money' })
    expect(await screen.findByText('At 1:35')).toBeVisible()
    expect(link).toHaveAttribute('href', `/dashboard/insight_detail/${insight.id}?t=95&recording=1`)
    expect(asked).toEqual([[insight.id]])
  })

  it('[SRCH-12] is there before it is known where its words are said', async () => {
    let tell: () => void = () => undefined
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    open('/global-search?q=pilots&tab=insights', {
      graphql: {
        GlobalSearch: () => ({ ...NOTHING_FOUND, insights: found([insight]) }),
        FindSaid: async () => {
          await told
          const place = { item_id: insight.id, question_id: null, recording: 1, second: 95 }
          return { find_said: [{ ...place, quote: 'Pilots cost money.' }] }
        },
      },
    })
    const link = await screen.findByRole('link', { name: 'Pilots cost money' })
    expect(link).toHaveAttribute('href', `/dashboard/insight_detail/${insight.id}`)
    tell()
    expect(await screen.findByText('At 1:35')).toBeVisible()
  })

  it('[SRCH-12, X-13] is found without its second if that can’t be told', async () => {
    open('/global-search?q=pilots&tab=insights', {
      graphql: {
        GlobalSearch: () => ({ ...NOTHING_FOUND, insights: found([insight]) }),
        FindSaid: () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    const link = await screen.findByRole('link', { name: 'Pilots cost money' })
    expect(link).toHaveAttribute('href', `/dashboard/insight_detail/${insight.id}`)
  })
})
