import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { found, kenji } from './profile.testkit'

const nobody = () => ({ users: [] })

describe('a profile', () => {
  it('[OPP-07, INT-02] members can read an expert’s profile at its short name', async () => {
    const { container, sent } = renderRoute('/kenji-ota', {
      user: clientUser,
      graphql: { ProfileBySlug: found(kenji) },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kenji Ōta' })).toBeVisible()
    for (const words of ['Pricing adviser', 'I price software.', 'Ten years at Northlight', /doubled revenue/])
      expect(screen.getByText(words)).toBeVisible()
    const facts = within(screen.getByRole('complementary', { name: 'At a glance' }))
    for (const words of ['Pricing', 'Packaging', 'SaaS', 'Software', '12 years', 'Japan', '$5,000 – $8,000 per month'])
      expect(facts.getByText(words)).toBeVisible()
    expect(screen.getByText('Northlight · since 2014')).toBeVisible()
    expect(screen.getByRole('link', { name: 'letters.example' })).toHaveAttribute(
      'href',
      'https://letters.example/kenji',
    )
    expect(screen.queryByRole('link', { name: 'Edit your profile' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument()
    expect(sent.find(({ name }) => name === 'ProfileBySlug')?.input).toEqual({ slug: 'kenji-ota' })
    await expectNoAxeViolations(container)
  })

  it('[OPP-06, BASE-01, GD-74] the id decides, whatever the name in the address', async () => {
    const { sent } = renderRoute(`/my-profile/somebody-else/${kenji.id}?parent_tab=about`, {
      user: clientUser,
      graphql: { ProfileById: found(kenji) },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kenji Ōta' })).toBeVisible()
    expect(sent.find(({ name }) => name === 'ProfileById')?.input).toEqual({ id: kenji.id })
  })

  it('a company user’s profile shows the company', async () => {
    const company = {
      id: 'c',
      company_name: 'Oatfield',
      company_logo: null,
      company_url: 'https://oatfield.example',
      company_brief: 'Oatfield makes a drink.',
    }
    renderRoute('/mara-voss', {
      user: expertUser,
      graphql: {
        ProfileBySlug: found({
          ...kenji,
          first_name: 'Mara',
          last_name: 'Voss',
          is_expert: false,
          company,
          expert_detail: null,
        }),
      },
    })
    expect(await screen.findByText('Oatfield makes a drink.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'oatfield.example' })).toHaveAttribute('href', 'https://oatfield.example')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it.each(['https://[', 'https://a b', 'javascript:alert(1)'])(
    'a company address such as %s is not linked',
    async (url) => {
      const company = { id: 'c', company_name: 'Oatfield', company_logo: null, company_url: url, company_brief: null }
      renderRoute('/mara-voss', {
        user: expertUser,
        graphql: { ProfileBySlug: found({ ...kenji, is_expert: false, company, expert_detail: null }) },
      })
      expect(within(await screen.findByRole('region', { name: 'Company' })).getByText('Oatfield')).toBeVisible()
      expect(within(screen.getByRole('region', { name: 'Company' })).queryByRole('link')).not.toBeInTheDocument()
    },
  )

  it('your own profile says what is missing and links to the form', async () => {
    const own = { ...kenji, id: expertUser.userId, expert_detail: { ...kenji.expert_detail, bio: null } }
    renderRoute('/elena-marchetti', {
      user: expertUser,
      graphql: { ProfileBySlug: found(own), OwnCalendarLink: () => ({ user_accounts_by_pk: { calendly: null } }) },
    })
    expect(await screen.findByText('You haven’t said what you’re good at yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', '/account/expertise')
  })

  it('[GD-54, GO-28] offers a choice of what to hire them for', async () => {
    const { user } = renderRoute('/kenji-ota', { user: clientUser, graphql: { ProfileBySlug: found(kenji) } })
    await user.click(await screen.findByRole('button', { name: 'Hire Kenji' }))
    expect(await screen.findByRole('menuitem', { name: /^Ask Kenji for a fractional role/ })).toHaveAttribute(
      'href',
      `/fractional-creator?expert=${kenji.id}`,
    )
    expect(screen.getByRole('menuitem', { name: /^Hire Kenji for a project/ })).toHaveAttribute(
      'href',
      `/opportunities-creator?type=hire-expert-on-project&expert=${kenji.id}`,
    )
    await expectNoAxeViolations(screen.getByRole('menu'))
  })

  const details = kenji.expert_detail
  it.each([
    ['isn’t available', { ...details, is_available_for_hire_as_cxo: false }],
    ['has no rate card', { ...details, rate_card: null }],
    ['has a card whose category was withdrawn', { ...details, rate_card: { ...details.rate_card, category: null } }],
    [
      'has a card whose roles were withdrawn',
      { ...details, rate_card: { ...details.rate_card, roles: [{ role: null }] } },
    ],
  ])('[GD-54] of an expert who %s offers a project only', async (_, expert_detail) => {
    const profile = { ...kenji, expert_detail }
    renderRoute('/kenji-ota', { user: clientUser, graphql: { ProfileBySlug: found(profile) } })
    expect(await screen.findByRole('link', { name: 'Hire Kenji' })).toHaveAttribute(
      'href',
      `/opportunities-creator?type=hire-expert-on-project&expert=${kenji.id}`,
    )
  })

  it.each([
    ['of oneself', expertUser, { ...kenji, id: expertUser.userId }],
    ['of somebody who is no expert', clientUser, { ...kenji, is_expert: false, expert_detail: null }],
  ])('[GD-54, GD-66] %s offers nothing to ask for', async (_, reader, profile) => {
    renderRoute('/kenji-ota', {
      user: reader,
      graphql: { ProfileBySlug: found(profile), OwnCalendarLink: () => ({ user_accounts_by_pk: { calendly: null } }) },
    })
    await screen.findByRole('heading', { level: 1, name: 'Kenji Ōta' })
    expect(screen.queryByText('Hire Kenji')).not.toBeInTheDocument()
  })

  it('[X-64] visitors see leading experts’ public details, and how to work with them', async () => {
    const { company: _company, expert_detail, ...person } = kenji
    const { bio, bio_rich_text, years_of_experience, profile_complete_percent, topics } = expert_detail
    const { container } = renderRoute('/kenji-ota', {
      graphql: {
        PublicProfileBySlug: found({
          ...person,
          expert_detail: { bio, bio_rich_text, years_of_experience, profile_complete_percent, topics },
        }),
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kenji Ōta' })).toBeVisible()
    expect(screen.queryByText('Ten years at Northlight')).not.toBeInTheDocument()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    expect(document.title).toBe('Kenji Ōta · Sagework')
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/kenji-ota$/),
    )
    expect(document.head.querySelector('meta[property="og:type"]')).toHaveAttribute('content', 'profile')
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Kenji Ōta', jobTitle: 'Pricing adviser', knowsAbout: ['Pricing'] },
    })
    await expectNoAxeViolations(container)
  })

  it.each([
    ['a name of nobody', '/nobody-here'],
    ['what can be no name', '/Not_A.Name'],
    ['an address of no page', '/no/such/page'],
  ])('%s is not a page', async (_what, address) => {
    renderRoute(address, { user: clientUser, graphql: { ProfileBySlug: nobody } })
    expect(await screen.findByText('There is no page at this address')).toBeVisible()
  })

  it('a visitor with a link to a member logs in and returns', async () => {
    renderRoute(`/my-profile/mara-voss/${kenji.id}?parent_tab=about`, { graphql: { PublicProfileById: nobody } })
    expect(await screen.findByText('Only members can see this profile')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ next: `/my-profile/mara-voss/${kenji.id}?parent_tab=about` })}`,
    )
  })

  it('a failure is reported, with a retry', async () => {
    let isBroken = true
    const { user } = renderRoute('/kenji-ota', {
      user: clientUser,
      graphql: {
        ProfileBySlug: () => {
          if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { users: [kenji] }
        },
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('I price software.')).toBeVisible()
  })
})
