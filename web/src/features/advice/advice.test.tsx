import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const OFFER = idOf(950)
const TOPIC = idOf(901)

const offer = (more: object = {}) => ({
  ...{ id: OFFER, subtopic: 'Thirty minutes on your price list', description: 'We read it line by line.' },
  ...{ duration: 30, price: 2500, is_introductory: false, topic_id: TOPIC, topic_name: 'Price research' },
  ...{ author_id: idOf(77), author_slug: 'ada-l', author_first_name: 'Ada', author_last_name: 'L' },
  ...{ author_picture: null, author_designation: 'Pricing lead', author_company: 'Halden' },
  ...more,
})
const rowOf = (card: ReturnType<typeof offer>) => ({
  ...{ advice_id: card.id, place: 0, created_at: '2026-01-01T00:00:00Z', card },
})
const counted = (count: number) => ({ find_advices_aggregate: { aggregate: { count } } })

function open(address = '/advice-offering', { user = clientUser, cards = [offer()] } = {}) {
  return renderRoute(address, {
    user,
    graphql: {
      AdviceList: () => ({ find_advices: cards.map(rowOf) }),
      AdviceCount: () => counted(cards.length),
      AdviceTopics: () => ({ master_topics: [{ id: TOPIC, topic_name: 'Price research' }] }),
      AdviceDetail: ({ id }: { id: string }) => ({
        advice_details: cards
          .filter((card) => card.id === id)
          .map((card) => ({ description_rich_text: null, is_bookable: true, card })),
      }),
    },
  })
}

describe('the list of calls', () => {
  it('[BASE-15, ADV-03] shows subject, expert, length and price, and opens the details over the list', async () => {
    const { user, container, address } = open('/advice-offering?minutes=30')
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('2,500 Credits')).toBeVisible()
    expect(card.getByText('for 30 minutes')).toBeVisible()
    expect(card.getByRole('link', { name: 'Ada L' })).toHaveAttribute('href', '/ada-l')
    await expectNoAxeViolations(container)
    await user.click(card.getByRole('link', { name: 'Thirty minutes on your price list' }))
    expect(await screen.findByRole('dialog', { name: 'Thirty minutes on your price list' })).toBeVisible()
    expect(address()).toBe(`/advice-offering/details/${OFFER}?minutes=30`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/advice-offering?minutes=30'))
  })

  it('narrows by topic, length and price, sorts, and keeps all of it in the address', async () => {
    const { user, sent, address } = open()
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Duration' }))
    await user.click(await screen.findByRole('option', { name: '45 minutes' }))
    await user.click(await screen.findByRole('option', { name: '60 minutes' }))
    await user.keyboard('{Escape}')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    expect(address()).toBe('/advice-offering?minutes=45&minutes=60&sort=lowest+price')
    const asked = sent.filter(({ name }) => name === 'AdviceList').map(({ input }) => input)
    expect(asked.at(-1)).toMatchObject({ sort: 'lowest price', filter: { durations: ['45', '60'], topics: [] } })
  })

  it('says so if no call matches', async () => {
    const { user, address } = open('/advice-offering?q=nothing', { cards: [] })
    expect(await screen.findByText('No calls match these filters.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/advice-offering')
  })
})

describe('the details of a call', () => {
  it('[ADV-05, ADV-06, ADV-12] have title, expert, length, price and description at their own address', async () => {
    open(`/advice-offering/details/${OFFER}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Thirty minutes on your price list' }))
    expect(dialog.getByRole('link', { name: 'Ada L' })).toBeVisible()
    expect(dialog.getByText('We read it line by line.')).toBeVisible()
    expect(dialog.getByText('2,500 Credits')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Ask Ada for this call' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[ADV-08, GK-092] are shared by copying their link', async () => {
    const { user } = open(`/advice-offering/details/${OFFER}`)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(copied).toHaveBeenCalledWith(`https://sagework.example/ada-l/offerings/${OFFER.slice(-8)}`)
    expect(await screen.findByText('Link copied')).toBeVisible()
  })

  it('[ADV-21, GK-089] visitors read them, and log in to book, which brings them back', async () => {
    renderRoute(`/advice-offering/details/${OFFER}`, {
      graphql: {
        PublicAdviceList: () => ({ find_advices: [rowOf(offer())] }),
        PublicAdviceCount: () => counted(1),
        PublicAdviceDetail: () => ({
          advice_details: [{ description_rich_text: null, is_bookable: true, card: offer() }],
        }),
      },
    })
    expect(await screen.findByRole('link', { name: 'Book a call' })).toHaveAttribute(
      'href',
      `/login?redirectTo=%2Fadvice-offering%2Fdetails%2F${OFFER}`,
    )
  })

  it('[ADV-53] offer nobody their own call', async () => {
    open(`/advice-offering/details/${OFFER}`, { user: expertUser, cards: [offer({ author_id: expertUser.userId })] })
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('button', { name: 'Share' })
    expect(dialog.queryByRole('button', { name: /Book/ })).not.toBeInTheDocument()
    expect(dialog.queryByRole('link', { name: /call/ })).not.toBeInTheDocument()
  })

  it.each([idOf(1234), 'nonsense'])('[GK-087] say that %s is no longer on offer', async (id) => {
    open(`/advice-offering/details/${id}`)
    expect(await screen.findByText('This offer is no longer available.')).toBeVisible()
  })
})
