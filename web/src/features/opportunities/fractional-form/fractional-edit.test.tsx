import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '../../../../../actions/contract/rich-text/raw-content'
import { CHOICES, fractionalOptions, OPPORTUNITY_ID, opportunityCard } from '../../../testing/opportunity-fixtures'
import { clientUser } from '../../../testing/personas'
import { renderRoute } from '../../../testing/render-route'

const BRIEF =
  'We sell batteries to warehouses and need somebody who has built a demand team before, two days a week, for half a year.'

describe('editing a fractional role', () => {
  it('[OPP-04, FRAC-09, GO-84] an edit begins with what is stored, without applicants’ files, and is sent for that post', async () => {
    const card = opportunityCard({ poster: { user_id: clientUser.userId, user: null, company: null } })
    const { user, sent } = renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
      user: clientUser,
      rest: { 'GET /api/user/companyDetails': () => ({}) },
      graphql: {
        FractionalOptions: () => fractionalOptions,
        OpportunityList: () => ({ opportunities: [] }),
        FractionalEdit: () => ({ opportunities_by_pk: { ...storedRow(card), documents: [proposal, brief] } }),
        UpdateOpportunity: () => ({ updateOpportunity: { id: OPPORTUNITY_ID, status: 'published' } }),
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    expect(dialog.getByLabelText('Min budget')).toHaveValue('6200')
    expect(dialog.getByText('05 Mar 26, 14:07PM')).toBeVisible()
    expect(dialog.queryByText('offer.pdf')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'UpdateOpportunity')?.input).toMatchObject({
        id: OPPORTUNITY_ID,
        input: { assetIds: [brief.id] },
      }),
    )
  })

  it('a draft of an edit says what was saved elsewhere since, and overwrites nothing unasked', async () => {
    const poster = { user_id: clientUser.userId, user: null, company: null }
    const edit = (row: object) =>
      renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
        user: clientUser,
        rest: { 'GET /api/user/companyDetails': () => ({}) },
        graphql: {
          FractionalOptions: () => fractionalOptions,
          OpportunityList: () => ({ opportunities: [] }),
          FractionalEdit: () => ({ opportunities_by_pk: { ...storedRow(opportunityCard({ poster })), ...row } }),
          UpdateOpportunity: () => ({ updateOpportunity: { id: OPPORTUNITY_ID, status: 'published' } }),
        },
      })
    const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    const first = edit({})
    await first.user.type((await dialogOf()).getByLabelText('Min budget'), '{backspace}1')
    first.unmount()

    const { user, sent } = edit({ min_budget_cents: 700_000, max_budget_cents: 950_000 })
    const dialog = await dialogOf()
    expect(dialog.getByText('Saved elsewhere since you typed this')).toBeVisible()
    expect(dialog.getByText('Saved: 7000')).toBeVisible()
    expect(dialog.getByLabelText('Min budget')).toHaveValue('6201')
    expect(dialog.getByLabelText('Max budget')).toHaveValue('9500')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(sent.some(({ name }) => name === 'UpdateOpportunity')).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Take what was saved: Min budget' }))
    expect(dialog.getByLabelText('Min budget')).toHaveValue('7000')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'UpdateOpportunity')?.input).toMatchObject({
        input: { minBudgetCents: 700_000, maxBudgetCents: 950_000 },
      }),
    )
  })

  it('[OPP-60] somebody else’s post is not opened for editing', async () => {
    renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
      user: clientUser,
      graphql: {
        FractionalOptions: () => fractionalOptions,
        OpportunityList: () => ({ opportunities: [] }),
        FractionalEdit: () => ({ opportunities_by_pk: storedRow(opportunityCard()) }),
      },
    })
    expect(await screen.findByText("This role can't be edited, or it isn't yours.")).toBeVisible()
  })
})

const file = { size_bytes: 900, created_at: '2026-03-05T14:07:00' }
const brief = {
  ...file,
  id: '00000000-0000-4000-8000-0000000000d1',
  asset_name: 'brief.pdf',
  upload_type: 'opportunity_create',
}
const proposal = {
  ...brief,
  id: '00000000-0000-4000-8000-0000000000d2',
  asset_name: 'offer.pdf',
  upload_type: 'opportunity_apply',
}

function storedRow(card: ReturnType<typeof opportunityCard>) {
  return {
    ...card,
    brief: BRIEF,
    brief_rich_text: plainToRichText(BRIEF),
    company_asked_to_sign_nda: false,
    start_date_id: CHOICES.soon,
    country_id: null,
    categories: [{ category_id: CHOICES.demand }],
    topics: [{ topic_id: CHOICES.lifecycle }],
    domains: [{ domain_id: CHOICES.energy }],
    skills: [{ expertise_id: CHOICES.seo }],
    roles: [{ role_id: CHOICES.director }],
    availabilities: [{ availability_type_id: CHOICES.remote }],
    documents: [],
  }
}
