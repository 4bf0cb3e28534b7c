import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applicationsData, proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import type { Network } from '#testing/network.js'
import { refusal } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import {
  detailedOpportunity,
  mara,
  OPPORTUNITY_ID,
  opportunityCard,
  opportunityLists,
} from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser, staffUser } from '#testing/personas.js'
import { appConfig, operationsOfPage, renderRoute } from '#testing/render-route.js'

type Part = Parameters<typeof detailedOpportunity>[0]

function openDetail(opportunity: Part, who = clientUser, network: Network = {}) {
  return openOpportunity({ opportunity, who, ...network })
}

describe('the detail page of an opportunity', () => {
  it('[OPP-32, OPP-33, OPP-40] the header shows poster, title, start, type and status', async () => {
    const { poster } = detailedOpportunity()
    const user = poster?.user ? { ...poster.user, profile_pic: '/faces/mara.svg' } : null
    const { container } = openDetail({ poster: poster && { ...poster, user }, status: 'no hires' })
    const title = await screen.findByRole('heading', { level: 1, name: /Fractional Role for a Director/ })
    expect(title).toBeVisible()
    const header = title.closest('header') as HTMLElement
    for (const words of ['Mara Voss', 'Fractional', 'No hires', 'Back'])
      expect(within(header).getByText(words)).toBeVisible()
    expect(header.querySelector('img')).toHaveAttribute('src', '/faces/mara.svg')
    expect(within(screen.getByRole('region', { name: 'Terms' })).getByText('Within 2 weeks')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[OPP-01] the page at the address is that of its id', async () => {
    const { sent } = openDetail({})
    await screen.findByRole('heading', { level: 1 })
    expect(sent.find(({ name }) => name === 'OpportunityDetail')?.input).toMatchObject({ id: OPPORTUNITY_ID })
  })

  it('[OPP-30, GO-78] Back leads to the list on a first visit', async () => {
    const { user, address } = openDetail({}, clientUser, {
      graphql: { ...opportunityLists() },
    })
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(address()).toBe('/opportunity-summary')
  })

  it('[OPP-30, GO-78] Back leads to the previous page, as it was', async () => {
    const { user, address } = renderRoute('/opportunity-summary?tab=all', {
      user: clientUser,
      graphql: {
        ...opportunityLists(opportunityCard()),
        OpportunityDetail: () => ({ opportunities_by_pk: detailedOpportunity() }),
        OpportunityApplications: () => applicationsData({ me: clientUser.userId, isPoster: false }),
        OpportunityChat: () => ({ opportunity_chats: [] }),
      },
    })
    await user.click(await screen.findByRole('link', { name: /Fractional Role for a Director/ }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    expect(address()).toBe('/opportunity-summary?tab=all')
  })

  it.each([
    ['logo, named after it', '/logos/oatfield.svg'],
    ['name where it has no logo', null],
  ])('[OPP-31] the header shows the company’s %s', async (_what, company_logo) => {
    const { poster } = detailedOpportunity()
    openDetail({ poster: poster && { ...poster, company: poster.company && { ...poster.company, company_logo } } })
    const header = within((await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement)
    if (company_logo) expect(header.getByRole('img', { name: 'Oatfield' })).toHaveAttribute('src', company_logo)
    else expect(header.queryByRole('img', { name: 'Oatfield' })).not.toBeInTheDocument()
    expect(header.getByText('Oatfield')).toBeVisible()
  })

  it.each([
    ['by its short name', 'mara-voss', '/mara-voss'],
    ['by its id where it has none', '', `/my-profile/mara-voss/${mara.id}?parent_tab=about`],
  ])('[OPP-06, GO-105] the poster’s name leads to the profile %s', async (_how, slug, address) => {
    const { poster } = detailedOpportunity()
    openDetail({ poster: poster && { ...poster, user: { ...mara, slug } } })
    expect(await screen.findByRole('link', { name: 'Mara Voss' })).toHaveAttribute('href', address)
  })

  it('[OPP-34, OPP-35, OPP-36, OPP-37] duration and budget have their units', async () => {
    openDetail({ duration_months: 1, no_of_days: 1 })
    const terms = within(await screen.findByRole('region', { name: 'Terms' }))
    expect(terms.getByText('1 month')).toBeVisible()
    expect(terms.getByText('1 day per week')).toBeVisible()
    expect(terms.getByText('$6,200 – $9,000')).toBeVisible()
    expect(terms.getByText('per month, in USD')).toBeVisible()
  })

  it('[OPP-33, OPP-34, OPP-35, OPP-36] the terms are above the tabs, whichever is open', async () => {
    openOpportunity({ at: '?tab=interests', opportunity: { poster: ownPost }, applications: [proposed()] })
    expect(await screen.findByRole('tab', { name: /Interests/, selected: true })).toBeVisible()
    const terms = within(screen.getByRole('region', { name: 'Terms' }))
    for (const words of ['$6,200 – $9,000', '6 months', '2 days per week']) expect(terms.getByText(words)).toBeVisible()
  })

  it('[X-70] a day rate is a day rate', async () => {
    openDetail({ duration_type: { code: 'day' } })
    const terms = within(await screen.findByRole('region', { name: 'Terms' }))
    expect(terms.getByText('per day, in USD')).toBeVisible()
  })

  it('About shows every category', async () => {
    const of = (id: string, objective_name: string) => ({ category_id: id, category: { id, objective_name } })
    openDetail({ categories: [of('a', 'Demand Generation'), of('b', 'Brand')] })
    expect(await screen.findByText('Demand Generation, Brand')).toBeVisible()
  })

  it('[OPP-36, GO-76] without a budget it says so, without a unit', async () => {
    openDetail({ min_budget_cents: null, max_budget_cents: null })
    const terms = within(await screen.findByRole('region', { name: 'Terms' }))
    expect(terms.getByText('Not disclosed')).toBeVisible()
    expect(terms.queryByText(/per month/)).not.toBeInTheDocument()
  })

  it('[OPP-42] About shows description, domain, expertise, country and the company with its link', async () => {
    openDetail({})
    expect(await screen.findByText(/We sell batteries/)).toBeVisible()
    for (const words of ['Clean energy', 'Media mix modelling', 'Sweden', /Oatfield makes a drink/]) {
      expect(screen.getByText(words)).toBeVisible()
    }
    expect(screen.getByRole('link', { name: 'Oatfield' })).toHaveAttribute('href', 'https://oatfield.example')
  })

  it('[OPP-44, GO-37, GO-84, OBASE-49] documents have links that the server has signed', async () => {
    const document = {
      id: 'f1',
      asset_name: 'terms.pdf',
      content_type: 'application/pdf',
      size_bytes: 2048,
      upload_type: 'opportunity_create',
      created_at: '2026-03-05T14:07:00',
    }
    openDetail({ documents: [document] }, clientUser, {
      rest: {
        'GET /api/opportunities/:id/assets': () => ({ items: [{ _id: 'f1', assetUrl: '/api/files/f1?signature=x' }] }),
      },
    })
    expect(await screen.findByRole('link', { name: 'Download terms.pdf' })).toHaveAttribute(
      'href',
      '/api/files/f1?signature=x',
    )
    expect(screen.getByText('05 Mar 26, 14:07PM')).toBeVisible()
  })

  it('[OPP-41, GO-78] the call link is shown if the operator has set one', async () => {
    const { user } = openDetail({}, clientUser, {
      rest: {
        'GET /api/config': () => appConfig({ providerCallUrl: 'https://calls.example/hello' }),
      },
    })
    const link = await screen.findByRole('link', { name: 'Schedule a call with Sagework' })
    expect(link).toHaveAttribute('href', 'https://calls.example/hello')
    expect(link).toHaveAttribute('target', '_blank')
    await user.click(link)
    // another site than the configured tool's isn't embedded
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a call' }))
    expect(dialog.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
      'href',
      'https://calls.example/hello',
    )
  })

  it('[GO-78] without such a setting there is no link', async () => {
    openDetail({}, clientUser, {
      rest: { 'GET /api/config': () => appConfig({ productName: 'Orchard' }) },
    })
    expect((await screen.findAllByText('Orchard'))[0]).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Terms' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Schedule a call/ })).not.toBeInTheDocument()
  })

  it('[OPP-91, GO-82, X-32] what the server hides is labelled as hidden', async () => {
    openDetail({ poster: null }, expertUser)
    expect(await screen.findAllByText(/Poster shown after you show interest/)).not.toHaveLength(0)
    // who posted it may have no company, and that is hidden too
    expect(screen.queryByText(/Company shown|About the company/)).not.toBeInTheDocument()
    expect(screen.queryByText('Mara Voss')).not.toBeInTheDocument()
  })

  it('[X-16] a suspended poster isn’t promised to whoever shows interest', async () => {
    const { poster } = detailedOpportunity()
    openDetail({ poster: poster && { ...poster, user: null } }, expertUser)
    expect((await screen.findAllByText(poster?.company?.company_name ?? ''))[0]).toBeVisible()
    expect(screen.queryByText(/Poster shown after you show interest/)).not.toBeInTheDocument()
  })

  it('[GO-16] an expert’s visit is reported to the server once', async () => {
    const { sent } = openDetail({}, expertUser)
    const told = () => sent.filter(({ name }) => name === 'RecordOpportunityView').map(({ input }) => input)
    await waitFor(() => expect(told()).toEqual([{ id: OPPORTUNITY_ID }]))
    // the last thing to come, after every other answer
    await screen.findByRole('button', { name: 'Show Interest' })
    expect(told()).toHaveLength(1)
  })

  it('a client’s visit is not recorded, and the page loads with three parallel requests', async () => {
    const { sent } = openDetail({})
    await screen.findByRole('heading', { level: 1 })
    const asked = operationsOfPage(sent)
    expect(asked.map(({ name }) => name)).toEqual(['OpportunityDetail', 'OpportunityApplications', 'OpportunityChat'])
  })

  it('the poster sees that approval is pending', async () => {
    openDetail({
      status: 'draft',
      poster: ownPost,
      review: { review_status: 'waiting', review_reason: null, delete_comments: null },
    })
    expect(await screen.findByText('Waiting for approval')).toBeVisible()
  })

  it('the poster sees why changes are requested, with a link to edit', async () => {
    const review = {
      review_status: 'changes requested',
      review_reason: 'Say what success looks like.',
      delete_comments: null,
    }
    openDetail({ status: 'draft', poster: ownPost, review })
    expect(await screen.findByText('Changes requested: Say what success looks like.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit your post' })).toHaveAttribute(
      'href',
      `/fractional-creator/${OPPORTUNITY_ID}`,
    )
  })

  it('[GO-14, X-05] the poster sees why staff deleted the post', async () => {
    const review = { review_status: 'approved', review_reason: null, delete_comments: 'Against the terms.' }
    openDetail({ status: 'deleted', poster: ownPost, review })
    expect(await screen.findByText('The reason given: Against the terms.')).toBeVisible()
    expect(screen.getByText('Our staff deleted the role')).toBeVisible()
  })

  it('[X-05] the poster sees why staff closed the post', async () => {
    const review = { review_status: 'approved', review_reason: null, delete_comments: null }
    openDetail({ status: 'no hires', poster: ownPost, review, closed_by_staff: [{ words: 'Filled elsewhere.' }] })
    expect(await screen.findByText('Our staff closed the role')).toBeVisible()
    expect(screen.getByText('The reason given: Filled elsewhere.')).toBeVisible()
  })

  it('[OPP-65, OPP-81] the poster’s stepper is at Pending Approval', async () => {
    openDetail({ status: 'draft', poster: ownPost })
    const steps = within(await screen.findByRole('list', { name: 'Progress of your role' }))
    expect(steps.getByText('Pending Approval').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('[GO-03] a visitor logs in first, and comes back to it', async () => {
    const { address } = renderRoute(DETAIL_ADDRESS)
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(address()).toBe(`/login?next=${encodeURIComponent(DETAIL_ADDRESS)}`)
  })

  it.each([
    ['one that does not exist or is hidden', DETAIL_ADDRESS],
    ['an address that is no id', '/dashboard/opportunity_detail/42'],
  ])('[GO-03] %s shows the same “not found”', async (_what, address) => {
    renderRoute(address, {
      user: clientUser,
      graphql: {
        OpportunityDetail: () => ({ opportunities_by_pk: null }),
        OpportunityApplications: () => applicationsData({ me: clientUser.userId, isPoster: false }),
        OpportunityChat: () => ({ opportunity_chats: [] }),
      },
    })
    expect(await screen.findByText('This opportunity doesn’t exist, or you don’t have access to it.')).toBeVisible()
  })

  it('[GO-03] staff are led to where they read what members can’t', async () => {
    openOpportunity({ who: staffUser, graphql: { OpportunityDetail: () => ({ opportunities_by_pk: null }) } })
    expect(await screen.findByText('You don’t have access to this opportunity as a member.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Look for it under Review' })).toHaveAttribute(
      'href',
      `/admin/opportunities?tab=approved&id=${OPPORTUNITY_ID}`,
    )
  })

  it('a failure is reported, with a retry', async () => {
    openDetail({}, clientUser, {
      graphql: {
        OpportunityDetail: () => {
          throw refusal(500, 'unexpected', 'Something went wrong on our side.')
        },
      },
    })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
