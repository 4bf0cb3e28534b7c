import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { profileAnswers as graphql } from '#testing/expert-profile-fixtures.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const open = (more: Network['graphql'] = {}) =>
  renderRoute('/account/expertise', { user: expertUser, graphql: { ...graphql, ...more } })

describe('the expert profile', () => {
  it('[PROF-02, PROF-09, INT-17] says how complete it is and what is missing', async () => {
    const { container } = open()
    expect(await screen.findByText('20% complete')).toBeVisible()
    expect(screen.getByText('You can show interest in opportunities from 80%.')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute('aria-valuenow', '20')
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(items.filter((item) => /\((done|open)\)$/.test(item))).toEqual([
      'A photo (open)',
      'What you are good at (open)',
      'Industry, domain, expertise and topic (open)',
      'Experience (open)',
      'Selected work (done)',
    ])
    await expectNoAxeViolations(container)
  })

  it('saves every field, and of the lists both new and kept entries', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByLabelText('Years of experience (optional)'), '12')
    await user.selectOptions(screen.getByLabelText('Industry'), 'SaaS')
    await user.selectOptions(screen.getByLabelText('Country'), 'Japan')
    await user.click(screen.getByRole('button', { name: 'Remove Retention' }))
    for (const [field, choice] of [
      ['Topics', 'Referrals'],
      ['Expertise', 'Packaging'],
      ['Domains', 'SaaS'],
    ] as const) {
      await user.type(screen.getByRole('combobox', { name: field }), choice)
      await user.click(await screen.findByRole('option', { name: new RegExp(choice) }))
      await user.keyboard('{Escape}')
    }
    await user.click(screen.getByRole('checkbox', { name: /fractional executive roles/ }))
    await user.click(screen.getByRole('button', { name: 'Save expertise' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toEqual({
      me: expertUser.userId,
      details: {
        years_of_experience: 12,
        industry_id: 'd1',
        country_id: 'k1',
        is_available_for_hire_as_cxo: true,
      },
      topicIds: ['t1', 't3'],
      newTopics: [{ topic_id: 't3' }],
      expertiseIds: ['e1'],
      newExpertise: [{ expertise_id: 'e1' }],
      domainIds: ['d1'],
      newDomains: [{ domain_id: 'd1' }],
    })
  })

  it.each([
    ['Years of experience (optional)', '200', 'Enter whole years, from 0 to 80'],
    ['Years of experience (optional)', '3.5', 'Enter whole years, from 0 to 80'],
  ])('%s rejects %s', async (field, typed, message) => {
    const { user, sent } = open()
    await user.type(await screen.findByLabelText(field), typed)
    await user.click(screen.getByRole('button', { name: 'Save expertise' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
  })

  it('keeps unsaved input when saving fails and across a reload', async () => {
    const first = open({
      SaveExpertProfile: () => {
        throw refusal(500, 'unexpected', 'Something went wrong on our side.')
      },
    })
    await first.user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
    await first.user.click(screen.getByRole('button', { name: 'Save expertise' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    first.unmount()
    open()
    await waitFor(() => expect(screen.getByLabelText('Years of experience (optional)')).toHaveValue('10'))
  })

  it('[X-76] links back to the role it was opened from, also after saving', async () => {
    const role = '/dashboard/opportunity_detail/00000000-0000-4000-8000-0000000000a1'
    const { user, address, container } = renderRoute(`/account/expertise?next=${encodeURIComponent(role)}`, {
      user: expertUser,
      graphql: { ...graphql, ReturnedTo: () => ({ opportunities_by_pk: { title: 'Director of Pricing' } }) },
    })
    expect(await screen.findByRole('link', { name: 'Back to Director of Pricing' })).toHaveAttribute('href', role)
    // not a button, whose label would stay on one line: most titles are wider than a phone
    expect(screen.getByText('Back to Director of Pricing')).toHaveClass('whitespace-normal')
    await user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
    await user.click(screen.getByRole('button', { name: 'Save expertise' }))
    await screen.findByText('Saved.')
    expect(screen.getAllByRole('link', { name: 'Back to Director of Pricing' })).toHaveLength(2)
    expect(address()).toContain('next=')
    await expectNoAxeViolations(container)
  })

  it.each(['https://evil.example', '//evil.example'])('never links back to %s', async (next) => {
    renderRoute(`/account/expertise?next=${encodeURIComponent(next)}`, { user: expertUser, graphql })
    await screen.findByLabelText('Years of experience (optional)')
    expect(screen.queryByRole('link', { name: /^Back/ })).not.toBeInTheDocument()
  })

  it('a photo can be removed, and a file that isn’t a picture is refused', async () => {
    const withPhoto = { ...expertUser, userData: { ...expertUser.userData, profile_pic: '/api/photos/x.jpg' } }
    const { user, sent } = renderRoute('/account/expertise', {
      user: withPhoto,
      graphql,
      rest: { 'DELETE /api/user/photo': () => ({ profile_pic: null }) },
    })
    await user.upload(await screen.findByLabelText('Photo file'), new File(['words'], 'me.png', { type: 'image/png' }))
    expect(await screen.findByText(/can’t be read as a picture/)).toBeVisible()
    expect(sent.some(({ name }) => name === 'POST /api/user/photo')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Remove photo' }))
    expect(await screen.findByText('Your photo is removed.')).toBeVisible()
    expect(screen.queryByText(/can’t be read/)).not.toBeInTheDocument()
  })

  it('is for experts only: a client is sent to the account', async () => {
    const { address } = renderRoute('/account/expertise', {
      user: clientUser,
      graphql: {
        AccountDetails: () => ({ users_by_pk: null }),
        OwnCompany: () => ({ companies_by_pk: null, company_members: [] }),
      },
      rest: { 'GET /api/invites': () => ({ invites: [] }) },
    })
    await waitFor(() => expect(address()).toBe('/account'))
    const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }))
    expect(pages.queryByRole('link', { name: 'Expert profile' })).not.toBeInTheDocument()
  })
})
