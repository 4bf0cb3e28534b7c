import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dropToken } from '../../../lib/request/access-token'
import { expectNoAxeViolations } from '../../../testing/axe'
import { refusal } from '../../../testing/network'
import { clientUser, expertUser } from '../../../testing/personas'
import { renderRoute } from '../../../testing/render-route'

const empty = {
  bio: null,
  experience: null,
  work: 'A launch',
  years_of_experience: null,
  industry_id: null,
  country_id: null,
  is_available_for_hire_as_cxo: false,
  is_bio_added: false,
  is_experience_added: false,
  is_work_added: true,
  is_profile_photo_uploaded: false,
  is_domain_skill_topic_industry: false,
  profile_complete_percent: 20,
  topics: [{ topic_id: 't1' }, { topic_id: 't2' }],
  expertise: [],
  domains: [],
}
const options = {
  master_objectives: [{ id: 'o1', objective_name: 'Growth' }],
  master_topics: [
    { id: 't1', topic_name: 'Pricing', objective_id: 'o1' },
    { id: 't2', topic_name: 'Retention', objective_id: 'o1' },
    { id: 't3', topic_name: 'Referrals', objective_id: 'o1' },
  ],
  master_expertise: [{ id: 'e1', expertise_name: 'Packaging', category_id: 'o1' }],
  master_domains: [{ id: 'd1', domain_name: 'SaaS' }],
  master_countries: [{ id: 'k1', country_name: 'Japan' }],
}
const graphql = {
  OwnExpertProfile: () => ({ expert_details_by_pk: empty, user_accounts_by_pk: { calendly: null } }),
  ExpertProfileOptions: () => options,
  SaveExpertProfile: () => ({}),
}
const open = (more: object = {}) =>
  renderRoute('/account/expertise', { user: expertUser, graphql: { ...graphql, ...more } })

describe('the expert profile', () => {
  it('[PROF-02, PROF-09, INT-17] says how complete it is and what is open', async () => {
    const { container } = open()
    expect(await screen.findByText('20% complete')).toBeVisible()
    expect(screen.getByText('From 80% on you can show interest in opportunities.')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute('aria-valuenow', '20')
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps).toContain('Selected work (done)')
    expect(steps).toContain('Industry, domain, expertise and topic (open)')
    await expectNoAxeViolations(container)
  })

  it('[PROF-01] saves everything that counts; of the lists what is new, and what stays', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByLabelText('What you are good at'), 'I price software.')
    await user.type(screen.getByLabelText('Experience'), 'Ten years')
    await user.type(screen.getByLabelText('Years of experience (optional)'), '12')
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
    await user.type(screen.getByLabelText('Calendar link (optional)'), 'https://cal.example/elena')
    await user.click(screen.getByRole('checkbox', { name: /fractional executive roles/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toEqual({
      me: expertUser.userId,
      details: {
        bio: 'I price software.',
        experience: 'Ten years',
        work: 'A launch',
        years_of_experience: 12,
        industry_id: 'd1',
        country_id: 'k1',
        is_available_for_hire_as_cxo: true,
      },
      calendly: 'https://cal.example/elena',
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
    ['Calendar link (optional)', 'cal.example', /beginning with https/],
  ])('%s: %s is not taken', async (field, typed, message) => {
    const { user, sent } = open()
    await user.type(await screen.findByLabelText(field), typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
  })

  it('keeps what was typed when saving fails and over a reload', async () => {
    const first = open({
      SaveExpertProfile: () => {
        throw refusal(500, 'unexpected', 'Something went wrong on our side.')
      },
    })
    await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
    await first.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    first.unmount()
    open()
    await waitFor(() => expect(screen.getByLabelText('Experience')).toHaveValue('Ten years'))
  })

  describe('a draft', () => {
    const KEY = `draft:${expertUser.userId}:expert-profile`
    const profileOf = (details: object, calendly: string | null) => ({
      OwnExpertProfile: () => ({ expert_details_by_pk: { ...empty, ...details }, user_accounts_by_pk: { calendly } }),
    })
    const isNotWrittenAgain = async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(localStorage.getItem(KEY)).toBeNull()
    }

    it('is gone once it is saved, and is not written again', async () => {
      const { user, unmount } = open()
      await user.type(await screen.findByLabelText('Experience'), 'Ten years')
      await waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull())
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Saved.')).toBeVisible()
      await isNotWrittenAgain()
      unmount()
      await isNotWrittenAgain()
    })

    it('never takes back what another device saved meanwhile in other fields', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
      first.unmount()
      const second = open(profileOf({ bio: 'Written on the phone' }, 'https://cal.example/elena'))
      expect(await screen.findByLabelText('Experience')).toHaveValue('Ten years')
      expect(screen.getByLabelText('What you are good at')).toHaveValue('Written on the phone')
      expect(screen.getByLabelText('Calendar link (optional)')).toHaveValue('https://cal.example/elena')
      await second.user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Saved.')).toBeVisible()
      expect(second.sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
        details: { bio: 'Written on the phone', experience: 'Ten years' },
        calendly: 'https://cal.example/elena',
      })
    })

    it('asks where both sides changed a field, and sends nothing before the answer', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
      await first.user.type(screen.getByLabelText('Selected work'), ' and a fair')
      first.unmount()
      const { user, sent, container } = open(profileOf({ experience: 'Eleven years', work: 'Two launches' }, null))
      expect(await screen.findByText('Saved elsewhere since you typed this')).toBeVisible()
      expect(screen.getByText('Saved: Eleven years')).toBeVisible()
      await expectNoAxeViolations(container)
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
      await user.click(screen.getByRole('button', { name: 'Take what was saved: Experience' }))
      expect(screen.getByLabelText('Experience')).toHaveValue('Eleven years')
      await user.click(screen.getByRole('button', { name: 'Keep mine: Selected work' }))
      expect(screen.queryByText('Saved elsewhere since you typed this')).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await screen.findByText('Saved.')
      expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
        details: { experience: 'Eleven years', work: 'A launch and a fair' },
      })
    })

    it('of an open form is held against what another device saved meanwhile, before it is sent', async () => {
      let stored: typeof empty | (Omit<typeof empty, 'bio' | 'experience'> & { bio: string; experience: string }) =
        empty
      const { user, sent } = open({
        OwnExpertProfile: () => ({ expert_details_by_pk: stored, user_accounts_by_pk: { calendly: null } }),
      })
      await user.type(await screen.findByLabelText('Experience'), 'Ten years')
      stored = { ...empty, bio: 'Written on the phone', experience: 'Eleven years' }
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Saved: Eleven years')).toBeVisible()
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Saved elsewhere since you typed this'))
      expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
      await user.click(screen.getByRole('button', { name: 'Keep mine: Experience' }))
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() =>
        expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
          details: { bio: 'Written on the phone', experience: 'Ten years' },
        }),
      )
    })

    it('in conflict asks again after a reload', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
      first.unmount()
      const elsewhere = profileOf({ experience: 'Eleven years' }, null)
      const second = open(elsewhere)
      await second.user.type(await screen.findByLabelText('Experience'), ' and more')
      second.unmount()
      open(elsewhere)
      expect(await screen.findByText('Saved: Eleven years')).toBeVisible()
      expect(screen.getByLabelText('Experience')).toHaveValue('Ten years and more')
    })
  })

  it('“Saved.” stands for what was sent, and goes with the next change', async () => {
    let answer: () => void = () => undefined
    const { user, sent } = open({ SaveExpertProfile: () => new Promise((resolve) => (answer = () => resolve({}))) })
    await user.type(await screen.findByLabelText('Experience'), 'Ten years')
    expect(screen.getByText(/Not saved yet/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(true))
    await user.type(screen.getByLabelText('Experience'), ', and more')
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
    answer()
    await waitFor(() => expect(screen.getByText(/Not saved yet/)).toBeVisible())
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Experience')).toHaveValue('Ten years, and more')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    expect(screen.getByLabelText('Experience')).toHaveValue('Ten years')
    expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument()
  })

  it('“Saved.” stays when what was saved is read back', async () => {
    let stored = empty
    const { user, sent } = open({
      OwnExpertProfile: () => ({ expert_details_by_pk: stored, user_accounts_by_pk: { calendly: null } }),
      SaveExpertProfile: ({ details }: { details: object }) => {
        stored = { ...stored, ...details }
        return {}
      },
    })
    await user.type(await screen.findByLabelText('Experience'), 'Ten years')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
    await waitFor(() => expect(sent.filter(({ name }) => name === 'OwnExpertProfile')).toHaveLength(3))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('Saved.')).toBeVisible()
  })

  it('what was typed is there for the same person after an ended session, and for nobody else', async () => {
    const first = open()
    await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
    act(() => dropToken())
    first.unmount()
    const other = { ...expertUser, userId: '00000000-0000-4000-8000-00000000000f' }
    const second = renderRoute('/account/expertise', { user: other, graphql })
    expect(await screen.findByLabelText('Experience')).toHaveValue('')
    second.unmount()
    open()
    await waitFor(() => expect(screen.getByLabelText('Experience')).toHaveValue('Ten years'))
  })

  it('[X-76] leads back to the role that sent somebody here, after saving as well', async () => {
    const role = '/dashboard/opportunity_detail/00000000-0000-4000-8000-0000000000a1'
    const { user, address, container } = renderRoute(`/account/expertise?next=${encodeURIComponent(role)}`, {
      user: expertUser,
      graphql: { ...graphql, ReturnedTo: () => ({ opportunities_by_pk: { title: 'Director of Pricing' } }) },
    })
    expect(await screen.findByRole('link', { name: 'Back to Director of Pricing' })).toHaveAttribute('href', role)
    await user.type(await screen.findByLabelText('Experience'), 'Ten years')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
    expect(screen.getAllByRole('link', { name: 'Back to Director of Pricing' })).toHaveLength(2)
    expect(address()).toContain('next=')
    await expectNoAxeViolations(container)
  })

  it.each(['https://evil.example', '//evil.example'])('leads nowhere else: %s', async (next) => {
    renderRoute(`/account/expertise?next=${encodeURIComponent(next)}`, { user: expertUser, graphql })
    await screen.findByLabelText('Experience')
    expect(screen.queryByRole('link', { name: /^Back/ })).not.toBeInTheDocument()
  })

  it('[PROF-02] a photo is taken away again; a file that is no picture is said to be none', async () => {
    const withPhoto = { ...expertUser, userData: { ...expertUser.userData, profile_pic: '/api/photos/x.jpg' } }
    const { user, sent } = renderRoute('/account/expertise', {
      user: withPhoto,
      graphql,
      rest: { 'DELETE /api/user/photo': () => ({ profile_pic: null }) },
    })
    await user.upload(await screen.findByLabelText('Photo file'), new File(['words'], 'me.png', { type: 'image/png' }))
    expect(await screen.findByText(/can’t be read as a picture/)).toBeVisible()
    expect(sent.some(({ name }) => name === 'POST /api/user/photo')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Remove it' }))
    expect(await screen.findByText('Your photo is removed.')).toBeVisible()
    expect(screen.queryByText(/can’t be read/)).not.toBeInTheDocument()
  })

  it('is for experts: a client is led to the account', async () => {
    const { address } = renderRoute('/account/expertise', {
      user: clientUser,
      graphql: {
        AccountDetails: () => ({ users_by_pk: null }),
        OwnCompany: () => ({ companies_by_pk: null, company_members: [] }),
        EmailPreferences: () => ({ notification_preferences: [] }),
      },
      rest: { 'GET /api/invites': () => ({ invites: [] }) },
    })
    await waitFor(() => expect(address()).toBe('/account'))
    const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }))
    expect(pages.queryByRole('link', { name: 'Expert profile' })).not.toBeInTheDocument()
  })
})
