import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { found, kenji } from './profile.testkit'

const none = {
  ProfileOffers: () => ({ advice_cards: [] }),
  ProfileContent: () => ({ content_cards: [] }),
}
const elena = { ...kenji, id: expertUser.userId, first_name: 'Elena', last_name: 'Marchetti', slug: 'elena-marchetti' }
const ofElena = {
  ...none,
  ProfileById: found(elena),
  ProfileBySlug: found(elena),
  OwnCalendarLink: () => ({ user_accounts_by_pk: { calendly: 'https://calendly.com/elena' } }),
}

describe('the tabs of a profile', () => {
  it.each([
    ['about', 'About', 'I price software.'],
    ['advice', 'Advice', 'Kenji doesn’t offer calls yet.'],
    ['qanda', 'Q&A', 'Kenji hasn’t answered a question yet.'],
    ['nothing-known', 'About', 'I price software.'],
  ])('[BASE-02] the address opens %s', async (tab, label, words) => {
    renderRoute(`/kenji-ota?parent_tab=${tab}`, {
      user: clientUser,
      graphql: { ...none, ProfileBySlug: found(kenji) },
    })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true')
  })

  it('[BASE-02] a chosen tab is in the address', async () => {
    const { user, address, container } = renderRoute('/kenji-ota', {
      user: clientUser,
      graphql: { ...none, ProfileBySlug: found(kenji) },
    })
    await user.click(await screen.findByRole('tab', { name: 'Advice' }))
    expect(address()).toBe('/kenji-ota?parent_tab=advice')
    await user.keyboard('{ArrowRight}')
    expect(address()).toBe('/kenji-ota?parent_tab=qanda')
    expect(await screen.findByText('Kenji hasn’t answered a question yet.')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[BASE-03] scrollToParent brings the opened tab into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    renderRoute('/kenji-ota?parent_tab=advice&scrollToParent=true', {
      user: clientUser,
      graphql: { ...none, ProfileBySlug: found(kenji) },
    })
    await waitFor(() => expect(scroll).toHaveBeenCalled())
    expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('tab', { name: 'Advice' }))
  })

  it('[BASE-04] scrollTo brings the calendar section into view, with what the link is for', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    renderRoute(`/my-profile/elena-marchetti/${expertUser.userId}?scrollTo=cronofy-calendar-sync-section-cls`, {
      user: expertUser,
      graphql: ofElena,
    })
    const section = await screen.findByRole('region', { name: 'Scheduling link' })
    expect(section).toHaveClass('cronofy-calendar-sync-section-cls')
    await waitFor(() => expect(scroll.mock.contexts).toContain(section))
    expect(await within(section).findByRole('textbox')).toHaveValue('https://calendly.com/elena')
    expect(within(section).getByText(/to book their call with you/)).toBeVisible()
  })

  it('[GD-74] a name in the address that isn’t theirs is put right, and the rest of it stays', async () => {
    const { address } = renderRoute(`/my-profile/somebody-else/${kenji.id}?parent_tab=advice`, {
      user: clientUser,
      graphql: { ...none, ProfileById: found(kenji) },
    })
    await waitFor(() => expect(address()).toBe(`/my-profile/kenji-ota/${kenji.id}?parent_tab=advice`))
    expect(await screen.findByText('Kenji doesn’t offer calls yet.')).toBeVisible()
  })

  it('[GD-72] the badge stands on a complete profile only', async () => {
    const half = { ...kenji, expert_detail: { ...kenji.expert_detail, profile_complete_percent: 60 } }
    const { unmount } = renderRoute('/kenji-ota', { user: clientUser, graphql: { ProfileBySlug: found(kenji) } })
    expect(await screen.findByText('Complete profile')).toBeVisible()
    unmount()
    renderRoute('/kenji-ota', { user: clientUser, graphql: { ProfileBySlug: found(half) } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Complete profile')).not.toBeInTheDocument()
  })
})

describe('one’s own profile', () => {
  it('[PROF-09] says how complete it is, and where to go on', async () => {
    const half = { ...elena, expert_detail: { ...kenji.expert_detail, profile_complete_percent: 60 } }
    renderRoute('/elena-marchetti', { user: expertUser, graphql: { ...ofElena, ProfileBySlug: found(half) } })
    expect(await screen.findByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    )
    expect(screen.getByRole('link', { name: 'See what is missing' })).toHaveAttribute('href', '/account/expertise')
  })

  it.each([
    [null, 'Add a photo'],
    ['/faces/elena.svg', 'Change photo'],
  ])('says what its button does to the photo %s: %s', async (profile_pic, words) => {
    const user = { ...expertUser, userData: { ...expertUser.userData, profile_pic } }
    const opened = renderRoute('/elena-marchetti', { user, graphql: ofElena })
    await opened.user.click(await screen.findByRole('button', { name: words }))
    expect(await screen.findByRole('dialog', { name: 'Your photo' })).toBeVisible()
    expect(opened.address()).toBe('/elena-marchetti?edit=photo')
  })

  it('keeps a scheduling link that was typed and not saved, across a reload, and saves it', async () => {
    const typed = 'https://cal.example/elena'
    const open = () =>
      renderRoute('/elena-marchetti', {
        user: expertUser,
        graphql: {
          ...ofElena,
          SaveCalendarLink: () => ({ update_user_accounts_by_pk: { user_id: expertUser.userId } }),
        },
      })
    const first = open()
    const field = await screen.findByRole('textbox', { name: /Web address/ })
    await first.user.clear(field)
    await first.user.type(field, typed)
    first.unmount()
    const { user, sent } = open()
    expect(await screen.findByRole('textbox', { name: /Web address/ })).toHaveValue(typed)
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'SaveCalendarLink')?.input).toEqual({
        me: expertUser.userId,
        calendly: typed,
      }),
    )
  })

  it('says what was typed and not saved once its editor is closed', async () => {
    const { user } = renderRoute('/elena-marchetti?edit=link', {
      user: expertUser,
      graphql: { ...ofElena, OwnProfileEntries: () => ({ expert_details_by_pk: { entries: [] } }) },
    })
    const part = within(await screen.findByRole('region', { name: 'Links' }))
    await user.click(await part.findByRole('button', { name: 'Add a link' }))
    await user.type(part.getByLabelText('Name'), 'My newsletter')
    await user.click(part.getByRole('button', { name: 'Close' }))
    expect(await part.findByText('You have changes here that aren’t saved yet.')).toBeVisible()
    await user.click(part.getByRole('button', { name: 'Edit links' }))
    expect(await part.findByLabelText('Name')).toHaveValue('My newsletter')
    await user.click(part.getByRole('button', { name: 'Discard changes' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    await user.click(part.getByRole('button', { name: 'Close' }))
    expect(await part.findByRole('button', { name: 'Edit links' })).toBeVisible()
    expect(part.queryByText('You have changes here that aren’t saved yet.')).not.toBeInTheDocument()
  })

  it('completes a scheduling link that was typed without https://', async () => {
    const { user, sent } = renderRoute('/elena-marchetti', {
      user: expertUser,
      graphql: { ...ofElena, SaveCalendarLink: () => ({ update_user_accounts_by_pk: { user_id: elena.id } }) },
    })
    const field = await screen.findByRole('textbox', { name: /Web address/ })
    await user.clear(field)
    await user.type(field, 'calendly.com/zoe')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'SaveCalendarLink')?.input).toMatchObject({
        calendly: 'https://calendly.com/zoe',
      }),
    )
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(field).toHaveValue('https://calendly.com/zoe')
  })

  it('refuses a scheduling link that is no secure address, at its field', async () => {
    const { user, sent } = renderRoute('/elena-marchetti', { user: expertUser, graphql: ofElena })
    const field = await screen.findByRole('textbox', { name: /Web address/ })
    await user.clear(field)
    await user.type(field, 'http://cal.example')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(
      await screen.findByText('Enter the address of your calendar, such as https://calendly.com/you'),
    ).toBeVisible()
    expect(sent.some(({ name }) => name === 'SaveCalendarLink')).toBe(false)
  })
})
