import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { found, kenji } from '../profile.testkit'

const ID = '00000000-0000-4000-8000-0000abcd1234'
const TITLE = 'Finding the price that your customers would pay'
const WORDS = 'We go through your last ten deals.'

const card = {
  ...{ id: ID, subtopic: TITLE, description: WORDS, duration: 30, price: 2500, topic_name: 'Pricing' },
  created_at: '2026-03-05T12:00:00Z',
}
const details = { id: ID, author_slug: kenji.slug, description_rich_text: null, is_bookable: true, card }
const network = {
  ProfileBySlug: found(kenji),
  ProfileOffers: () => ({ advice_cards: [card] }),
  OfferById: () => ({ advice_details: [details] }),
  SharedOffer: () => ({ advice_details: [details] }),
}

describe('the offers of an expert', () => {
  it('[ADV-03, ADV-05, ADV-06] are cards with their length and price, which open in a dialog', async () => {
    const { user, address, container } = renderRoute('/kenji-ota?parent_tab=advice', {
      user: clientUser,
      graphql: network,
    })
    expect(await screen.findByText('30 minutes')).toBeVisible()
    expect(screen.getByText('2,500 Credits')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: TITLE }))
    const dialog = await screen.findByRole('dialog', { name: TITLE })
    for (const words of ['Kenji Ōta', '30 minutes', '2,500 Credits', WORDS])
      expect(await within(dialog).findByText(words)).toBeVisible()
    expect(address()).toBe(`/kenji-ota?parent_tab=advice&offer=${ID}`)
    expect(within(dialog).getByRole('link', { name: 'Ask Kenji for this call' })).toHaveAttribute(
      'href',
      `/opportunities-creator?type=hire-expert-on-project&expert=${kenji.id}&title=${TITLE.replaceAll(' ', '+')}`,
    )
    await expectNoAxeViolations(dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/kenji-ota?parent_tab=advice')
  })

  it('of somebody else don’t open on this profile', async () => {
    const elsewhere = () => ({ advice_details: [{ ...details, author_slug: 'elena-marchetti' }] })
    renderRoute(`/kenji-ota?parent_tab=advice&offer=${ID}`, {
      user: clientUser,
      graphql: { ...network, OfferById: elsewhere },
    })
    const dialog = await screen.findByRole('dialog', { name: 'This offer is no longer available.' })
    expect(within(dialog).queryByText(WORDS)).not.toBeInTheDocument()
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument()
  })

  it('[ADV-08, ADV-11] are shared by a short link', async () => {
    const { user } = renderRoute(`/kenji-ota?parent_tab=advice&offer=${ID}`, { user: clientUser, graphql: network })
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(copied).toHaveBeenCalledWith('https://sagework.example/kenji-ota/offerings/abcd1234')
    expect(await screen.findByText('Link copied')).toBeVisible()
  })

  it('[ADV-11] a shared link opens that offer, and closing it shows the others', async () => {
    const { user, sent, address } = renderRoute('/kenji-ota/offerings/abcd1234', { user: clientUser, graphql: network })
    const dialog = await screen.findByRole('dialog', { name: TITLE })
    expect(sent.find(({ name }) => name === 'SharedOffer')?.input).toEqual({ slug: 'kenji-ota', code: 'abcd1234' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/kenji-ota?parent_tab=advice')
  })

  it('[GK-087] an offer that has ended says so', async () => {
    const ended = {
      ...network,
      SharedOffer: () => ({ advice_details: [] }),
      OfferById: () => ({ advice_details: [] }),
    }
    renderRoute('/kenji-ota/offerings/abcd1234', { user: clientUser, graphql: ended })
    expect(await screen.findByRole('dialog', { name: 'This offer is no longer available.' })).toBeVisible()
  })

  it('[ADV-16, GK-087] their owner sees and opens those that are switched off too', async () => {
    const own = {
      ...{ id: ID, subtopic: TITLE, description: WORDS, description_rich_text: null, duration: 30, price: 2500 },
      ...{ enabled: false, created_at: card.created_at, master_topic: { topic_name: 'Pricing' } },
    }
    const { user } = renderRoute('/elena-marchetti?parent_tab=advice', {
      user: expertUser,
      graphql: {
        ProfileBySlug: found({ ...kenji, id: expertUser.userId }),
        OwnOffers: () => ({ expert_details_by_pk: { advice_offerings: [own] } }),
        OfferById: () => ({ advice_details: [] }),
      },
    })
    expect(await screen.findByText('Offer is inactive')).toBeVisible()
    await user.click(screen.getByRole('button', { name: TITLE }))
    const dialog = await screen.findByRole('dialog', { name: TITLE })
    expect(within(dialog).getByText(WORDS)).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })

  it('their owner without any is told what companies can book meanwhile', async () => {
    const { container } = renderRoute('/elena-marchetti?parent_tab=advice', {
      user: expertUser,
      graphql: {
        ProfileBySlug: found({ ...kenji, id: expertUser.userId }),
        OwnOffers: () => ({ expert_details_by_pk: { advice_offerings: [] } }),
      },
    })
    expect(await screen.findByText('You don’t offer calls yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open your scheduling link' })).toHaveAttribute(
      'href',
      `/my-profile/kenji-ota/${expertUser.userId}?scrollTo=cronofy-calendar-sync-section-cls`,
    )
    await expectNoAxeViolations(container)
  })

  it('load page by page, without a gap', async () => {
    const cards = Array.from({ length: 13 }, (_, index) => ({
      ...card,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      subtopic: `Offer ${index}`,
    }))
    const { user, sent } = renderRoute('/kenji-ota?parent_tab=advice', {
      user: clientUser,
      graphql: {
        ...network,
        ProfileOffers: ({ before }) => ({ advice_cards: before === 'infinity' ? cards : cards.slice(12) }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('button', { name: 'Offer 12' })).toBeVisible()
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === 'ProfileOffers').at(-1)?.input).toMatchObject({
        beforeId: cards[11]?.id,
      }),
    )
  })
})
