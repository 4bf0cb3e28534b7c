import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { readDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { changedTerms } from '#testing/network.js'
import { chosen, editorPage, noEntries, OPPORTUNITY_ID, opportunityCard } from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { PostToEditQuery } from './post-to-edit.generated'

type Stored = NonNullable<PostToEditQuery['opportunities_by_pk']>

const BRIEF =
  'We sell batteries to warehouses and need somebody who has built a demand team before, two days a week, for half a year.'

describe('editing a fractional role', () => {
  it('[OPP-04, FRAC-09, GO-84] an edit starts with the stored values, without applicants’ files, and is sent for that post', async () => {
    const card = opportunityCard({ poster: { user_id: clientUser.userId, user: null, company: null } })
    const { user, sent } = renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
      user: clientUser,
      rest: { 'GET /api/user/companyDetails': () => ({}) },
      graphql: {
        ...editorPage,
        PostToEdit: () => ({ opportunities_by_pk: { ...storedRow(card), documents: [proposal, brief] } }),
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
        version: 1,
        input: { assetIds: [brief.id] },
      }),
    )
  })

  it('[X-72] removing a file only marks it: it can be restored, and is removed on Save', async () => {
    const card = opportunityCard({ poster: { user_id: clientUser.userId, user: null, company: null } })
    const documents = [brief, { ...brief, id: '00000000-0000-4000-8000-0000000000d3', asset_name: 'plan.pdf' }]
    const { user, sent } = renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
      user: clientUser,
      rest: { 'GET /api/user/companyDetails': () => ({}) },
      graphql: {
        ...editorPage,
        PostToEdit: () => ({ opportunities_by_pk: { ...storedRow(card), documents } }),
        UpdateOpportunity: () => ({ updateOpportunity: { id: OPPORTUNITY_ID, status: 'published' } }),
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    await user.click(dialog.getByRole('button', { name: 'Remove brief.pdf' }))
    expect(screen.queryByRole('dialog', { name: 'Delete document' })).not.toBeInTheDocument()
    expect(dialog.getByText('Removed when you save')).toBeVisible()
    expect(dialog.getByText('Draft saved')).toBeVisible()
    const undo = dialog.getByRole('button', { name: 'Undo removal of brief.pdf' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(dialog.queryByText('Removed when you save')).not.toBeInTheDocument()
    expect(dialog.queryByText('Draft saved')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Remove plan.pdf' }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'UpdateOpportunity')?.input).toMatchObject({
        input: { assetIds: [brief.id] },
      }),
    )
    expect(sent.some(({ name }) => name.startsWith('DELETE'))).toBe(false)
  })

  it('an edit’s draft says what was saved elsewhere since, and overwrites nothing without asking', async () => {
    const poster = { user_id: clientUser.userId, user: null, company: null }
    const edit = (row: Partial<Stored>) =>
      renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
        user: clientUser,
        rest: { 'GET /api/user/companyDetails': () => ({}) },
        graphql: {
          ...editorPage,
          PostToEdit: () => ({ opportunities_by_pk: { ...storedRow(opportunityCard({ poster })), ...row } }),
          UpdateOpportunity: () => ({ updateOpportunity: { id: OPPORTUNITY_ID, status: 'published' } }),
        },
      })
    const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    const first = edit({})
    await first.user.type((await dialogOf()).getByLabelText('Min budget'), '{backspace}1')
    first.unmount()

    const { user, sent } = edit({ min_budget_cents: 700_000, max_budget_cents: 950_000 })
    const dialog = await dialogOf()
    expect(dialog.getByText('Changed elsewhere since you typed this')).toBeVisible()
    expect(dialog.getByText('Saved: $7,000 per month')).toBeVisible()
    expect(dialog.getByLabelText('Min budget')).toHaveValue('6201')
    expect(dialog.getByLabelText('Max budget')).toHaveValue('9500')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(sent.some(({ name }) => name === 'UpdateOpportunity')).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Use the saved version: Min budget' }))
    expect(dialog.getByLabelText('Min budget')).toHaveValue('7000')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'UpdateOpportunity')?.input).toMatchObject({
        input: { minBudgetCents: 700_000, maxBudgetCents: 950_000 },
      }),
    )
  })

  describe('while another device saves it', () => {
    const poster = { user_id: clientUser.userId, user: null, company: null }
    const opened = storedRow(opportunityCard({ poster }))

    /** The other device saves `changes` after this one has opened the form; `now` is what is stored then. */
    async function openBoth(changes: Partial<Stored>, terms: TermsChange[], isGone = false) {
      let now = { ...opened, version_no: 4 }
      const result = renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
        user: clientUser,
        rest: { 'GET /api/user/companyDetails': () => ({}) },
        graphql: {
          ...editorPage,
          PostToEdit: () => ({ opportunities_by_pk: now }),
          UpdateOpportunity: ({ version }) => {
            if (version !== now.version_no)
              throw changedTerms({
                version: now.version_no,
                amountCents: null,
                amountUnit: null,
                amount: null,
                changes: terms,
              })
            return { updateOpportunity: { id: OPPORTUNITY_ID, status: 'published' } }
          },
        },
      })
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
      now = { ...now, ...changes, version_no: 5, ...(isGone ? { status: 'in progress' } : {}) }
      const save = () => result.user.click(dialog.getByRole('button', { name: 'Save changes' }))
      const sentEdits = () => result.sent.filter(({ name }) => name === 'UpdateOpportunity').map(({ input }) => input)
      return { ...result, dialog, save, sentEdits }
    }

    it('[X-71] a conflicting field is asked about, and the typed text stays in the form', async () => {
      const change = { name: 'Budget', before: '$6,200', after: '$7,000' }
      const { user, dialog, save, sentEdits } = await openBoth({ min_budget_cents: 700_000 }, [change])
      await user.type(dialog.getByLabelText('Min budget'), '{backspace}1')
      await save()
      expect(await dialog.findByText('Changed elsewhere since you typed this')).toBeVisible()
      expect(dialog.getByText('Saved: $7,000 per month')).toBeVisible()
      expect(dialog.getByLabelText('Min budget')).toHaveValue('6201')
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Changed elsewhere since you typed this'))
      await save()
      expect(sentEdits()).toHaveLength(1)
      await user.click(dialog.getByRole('button', { name: 'Keep mine: Min budget' }))
      await save()
      expect(await screen.findByRole('dialog', { name: 'Your changes are live' })).toBeVisible()
      expect(sentEdits()).toMatchObject([
        { version: 4, input: { minBudgetCents: 620_100 } },
        { version: 5, input: { minBudgetCents: 620_100 } },
      ])
    })

    it('[X-71] a change in another field is merged, shown and saved by the next press', async () => {
      const change = { name: 'Duration', before: '6 months', after: '9 months' }
      const { user, dialog, save, sentEdits } = await openBoth({ duration_months: 9 }, [change])
      await user.type(dialog.getByLabelText('Min budget'), '{backspace}1')
      await save()
      expect(await dialog.findByText('Changed elsewhere since you opened this')).toBeVisible()
      expect(dialog.getByText('Duration: 6 months → 9 months')).toBeVisible()
      expect(dialog.getByLabelText('Min budget')).toHaveValue('6201')
      await expectNoAxeViolations(screen.getByRole('dialog'))
      await save()
      expect(await screen.findByRole('dialog', { name: 'Your changes are live' })).toBeVisible()
      expect(sentEdits().at(-1)).toMatchObject({ version: 5, input: { minBudgetCents: 620_100, durationMonths: 9 } })
    })

    it('[GO-15] a post that can no longer be edited says so, and the draft is kept', async () => {
      const { user, dialog, save } = await openBoth({}, [], true)
      await user.type(dialog.getByLabelText('Min budget'), '{backspace}1')
      await save()
      expect(await screen.findByText('This role can’t be edited, or it isn’t yours.')).toBeVisible()
      expect(readDraft(clientUser.userId, `fractional:${OPPORTUNITY_ID}`)).toMatchObject({
        typed: { minBudgetAmount: expect.anything() },
      })
    })
  })

  const edit = (status: string, review: Stored['review'], more: Partial<Stored> = {}) => {
    const card = opportunityCard({ poster: { user_id: clientUser.userId, user: null, company: null } })
    return renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
      user: clientUser,
      rest: { 'GET /api/user/companyDetails': () => ({}) },
      graphql: {
        ...editorPage,
        PostToEdit: () => ({ opportunities_by_pk: { ...storedRow(card), status, review, ...more } }),
        UpdateOpportunity: () => ({ updateOpportunity: { id: OPPORTUNITY_ID, status } }),
      },
    })
  }
  const REQUEST = 'Say what success looks like.'

  it('[X-06, FRAC-11] the staff’s request is shown above the form and in the thank-you', async () => {
    const { user } = edit('draft', { review_status: 'changes requested', review_reason: REQUEST })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    expect(dialog.getByText('Our staff asked for a change')).toBeVisible()
    expect(dialog.getByText(REQUEST)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('dialog', { name: /^Your Fractional role request is in/ })).toBeVisible()
    expect(screen.getByText(`Our staff will review it again. They had asked: “${REQUEST}”`)).toBeVisible()
  })

  it('[X-72] switching the NDA off removes its file on Save, and the form says so', async () => {
    const documents = [{ ...brief, asset_name: 'nda.pdf', upload_type: 'nda_create' }]
    const { user } = edit('published', null, { company_asked_to_sign_nda: true, documents })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    const ask = dialog.getByRole('switch', { name: 'Experts must sign an NDA' })
    await user.click(ask)
    expect(dialog.getByText(/“nda.pdf” is removed when you save/)).toBeVisible()
    await user.click(ask)
    expect(dialog.queryByText(/is removed when you save/)).not.toBeInTheDocument()
  })

  it('[X-78] after editing an active post the thank-you says that the changes are live', async () => {
    const { user } = edit('published', { review_status: 'approved', review_reason: null })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    expect(dialog.queryByText('Our staff asked for a change')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    const thanks = within(await screen.findByRole('dialog', { name: 'Your changes are live' }))
    expect(thanks.getByText(/Our staff may review it/)).toBeVisible()
    expect(thanks.queryByText(/After Admin approval/)).not.toBeInTheDocument()
  })

  it('[X-78, FRAC-11] after editing a pending post it says what comes after approval', async () => {
    const { user } = edit('draft', { review_status: 'waiting', review_reason: null })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your fractional role' }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/After Admin approval, watch out for interest/)).toBeVisible()
  })

  it('[GO-02] somebody else’s post is not opened for editing', async () => {
    renderRoute(`/fractional-creator/${OPPORTUNITY_ID}`, {
      user: clientUser,
      graphql: {
        ...editorPage,
        PostToEdit: () => ({ opportunities_by_pk: storedRow(opportunityCard()) }),
      },
    })
    expect(await screen.findByText('This role can’t be edited, or it isn’t yours.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your roles' })).toHaveAttribute(
      'href',
      '/opportunity-summary?tab=mine',
    )
  })

  it('a malformed id is not requested, and leads back', async () => {
    const { sent } = renderRoute('/fractional-creator/nothing', {
      user: clientUser,
      graphql: editorPage,
    })
    expect(await screen.findByRole('link', { name: 'See your roles' })).toBeVisible()
    expect(sent.some(({ name }) => name === 'PostToEdit')).toBe(false)
  })
})

const file = { content_type: 'application/pdf', size_bytes: 900, created_at: '2026-03-05T14:07:00' }
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

function storedRow(card: ReturnType<typeof opportunityCard>): Stored {
  return {
    ...card,
    version_no: 1,
    assigned_expert: null,
    priced_roles: [],
    brief: BRIEF,
    brief_rich_text: plainToRichText(BRIEF),
    company_asked_to_sign_nda: false,
    chat_only: false,
    ...noEntries,
    ...chosen,
    documents: [],
    review: null,
  }
}
