import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { BRIEF, DRAFT, filled, keepDraft, openForm } from '#testing/fractional-form-screen.js'
import { refusal } from '#testing/network.js'
import { CHOICES } from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'

const sentForm = (sent: { name: string; input: unknown }[]) =>
  (sent.find(({ name }) => name === 'CreateOpportunity')?.input as { input: Record<string, unknown> } | undefined)
    ?.input

describe('the fractional form', () => {
  it('[FRAC-49, FRAC-50, FRAC-51, FRAC-56] an empty form is not sent and says what is missing', async () => {
    const { dialog, submit, sent } = await openForm()
    await submit()
    for (const name of ['Category', 'Role level', 'Topics', 'Domain']) {
      await waitFor(() => expect(dialog.getByRole('combobox', { name })).toHaveAccessibleDescription(/required field/))
    }
    expect(sentForm(sent)).toBeUndefined()
    await expectNoAxeViolations()
  })

  it('[X-13] shows inside the form that the user is offline, as it covers the page', async () => {
    const { dialog } = await openForm()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(dialog.getByText(/You’re offline/).closest('[role="status"]')).toBeVisible()
    await expectNoAxeViolations()
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(dialog.queryByText(/You’re offline/)).not.toBeInTheDocument()
  })

  it('[FRAC-52, FRAC-54, FRAC-58] each field has its own message', async () => {
    const { dialog, submit } = await openForm()
    await submit()
    expect(await dialog.findByText('Select Skill')).toBeVisible()
    expect(dialog.getByRole('combobox', { name: 'Availability' })).toHaveAccessibleDescription(/required field/)
    expect(dialog.getByText('Duration must be between 1 and 24')).toBeVisible()
    expect(dialog.getByText('Accept terms of hiring to proceed')).toBeVisible()
  })

  it('[FRAC-67] the duration type defaults to month', async () => {
    const { dialog } = await openForm()
    expect(dialog.getByRole('button', { name: 'Duration type Month' })).toBeVisible()
  })

  it('topics and skills depend on the chosen category, and are cleared with it', async () => {
    const { dialog, user } = await openForm()
    expect(dialog.getByRole('combobox', { name: 'Topics' })).toBeDisabled()
    await user.click(dialog.getByRole('combobox', { name: 'Category' }))
    await user.click(screen.getByRole('option', { name: 'Demand Generation' }))
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('combobox', { name: 'Topics' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lifecycle email'])
    await user.click(screen.getByRole('option', { name: 'Lifecycle email' }))
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Remove Demand Generation' }))
    expect(dialog.queryByRole('button', { name: 'Remove Lifecycle email' })).not.toBeInTheDocument()
  })

  it('[FRAC-55] a fourth skill is refused at once', async () => {
    const { dialog, user } = await openForm({ draft: { skillIds: [CHOICES.seo, CHOICES.ads, CHOICES.events] } })
    await user.click(dialog.getByRole('combobox', { name: 'Skills' }))
    await user.click(screen.getByRole('option', { name: 'Audits' }))
    expect(await dialog.findByText('You can select max 3 skills')).toBeVisible()
  })

  it('[FRAC-05] the title is made from role and category', async () => {
    const { dialog, user } = await openForm({ draft: { roleIds: [] } })
    expect(dialog.queryByText(/^Fractional Role for a/)).not.toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: 'Role level' }))
    await user.click(screen.getByRole('option', { name: 'Director' }))
    expect(await dialog.findByText('Fractional Role for a Director in Demand Generation')).toBeVisible()
  })

  it('[FRAC-62, FRAC-64, FRAC-65] a wrong budget is reported on leaving the field', async () => {
    const { dialog, user } = await openForm()
    const [min, max] = [dialog.getByLabelText('Min budget'), dialog.getByLabelText('Max budget')]
    await user.type(min, '4000')
    await user.type(max, '60000')
    await user.tab()
    expect(await dialog.findByText('Minimum amount must be at least $5,000')).toBeVisible()
    expect(dialog.getByText('Maximal budget is $50000')).toBeVisible()
    await user.clear(max)
    await user.type(max, '3000')
    expect(await dialog.findByText('Max amount cannot be smaller than min amount')).toBeVisible()
  })

  it('[FRAC-66] the slider moves in steps of 100 and fills in the amounts', async () => {
    const { dialog } = await openForm({ draft: {} })
    const ends = { Lowest: ['Min budget', '6200'], Highest: ['Max budget', '9000'] } as const
    for (const [end, [field, amount]] of Object.entries(ends)) {
      const slider = dialog.getByRole('slider', { name: `${end} budget` })
      expect(slider).toHaveAttribute('step', '100')
      expect(slider).toHaveValue(amount)
      fireEvent.change(slider, { target: { value: '7300' } })
      expect(dialog.getByLabelText(field)).toHaveValue('7300')
    }
  })

  it('[FRAC-43] a required NDA must be attached', async () => {
    const { dialog, user, submit, sent } = await openForm({ draft: {} })
    await user.click(dialog.getByRole('switch', { name: 'Experts must sign an NDA' }))
    await submit()
    expect(await dialog.findByText('Nda is required')).toBeVisible()
    expect(sentForm(sent)).toBeUndefined()
  })

  it('[FRAC-44] a form that lacks nothing but the consent to the terms is not sent', async () => {
    const { dialog, submit, sent } = await openForm({ draft: { posterAgreedTerms: false } })
    await submit()
    expect(await dialog.findByText('Accept terms of hiring to proceed')).toBeVisible()
    expect(sentForm(sent)).toBeUndefined()
  })

  it('[FRAC-02, FRAC-03, FRAC-57] the request has cents, ids and no country', async () => {
    const { submit, sent } = await openForm({ draft: {} })
    await submit()
    await waitFor(() =>
      expect(sentForm(sent)).toMatchObject({
        type: 'fractional',
        categoryIds: [CHOICES.demand],
        durationMonths: 6,
        durationTypeId: CHOICES.month,
        minBudgetCents: 620_000,
        maxBudgetCents: 900_000,
        countryId: null,
        brief: BRIEF,
        posterAgreedTerms: true,
      }),
    )
  })

  it('[FRAC-10, FRAC-11, FRAC-12, FRAC-14] success closes the form and shows the thank-you, and OK leads to the active list', async () => {
    const { user, submit, address, sent } = await openForm({ draft: {} })
    await submit()
    const thanks = within(
      await screen.findByRole('dialog', { name: 'Your Fractional role request is in – great move!' }),
    )
    expect(thanks.getByText('After Admin approval, watch out for interest from experts within 72 hrs.')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Post a fractional role' })).not.toBeInTheDocument()
    await user.click(thanks.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(address()).toBe('/opportunity-summary?tab=active'))
    const asked = sent.map(({ name }) => name)
    expect(asked.lastIndexOf('GET /api/user/companyDetails')).toBeGreaterThan(asked.indexOf('CreateOpportunity'))
    expect(readDraft(clientUser.userId, DRAFT)).toBeNull()
  })

  it('[FRAC-16] a failure shows the alert, closes the form and keeps the draft', async () => {
    const { submit, address } = await openForm({
      draft: {},
      graphql: {
        CreateOpportunity: () => {
          throw refusal(500, 'unexpected', 'internal error')
        },
      },
    })
    await submit()
    expect(await screen.findByText('Error while submitting the fractional requirements')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/opportunity-summary'))
    expect(readDraft(clientUser.userId, DRAFT)).toMatchObject({ typed: { brief: BRIEF } })
  })

  it('an ended session keeps the draft, and login returns to the form', async () => {
    const { submit, address } = await openForm({
      draft: {},
      graphql: {
        CreateOpportunity: () => {
          throw refusal(401, 'NO_SESSION', 'Your session has ended. Log in to carry on.')
        },
      },
    })
    await submit()
    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    expect(address()).toContain('fractional-creator')
    expect(readDraft(clientUser.userId, DRAFT)).toMatchObject({ typed: { brief: BRIEF } })
  })

  it('a server error appears at its field, and the form stays', async () => {
    const { dialog, submit } = await openForm({
      draft: {},
      graphql: {
        CreateOpportunity: () => {
          const errors = [{ field: 'domainIds', message: 'This choice is no longer available' }]
          throw refusal(400, 'VALIDATION_FAILED', 'Some of what you sent needs correcting.', errors)
        },
      },
    })
    await submit()
    expect(await dialog.findByText('This choice is no longer available')).toBeVisible()
  })

  it('[PROMPT-44, PROMPT-49, FRAC-28, GD-46] the free plan’s limit opens Upgrade Membership with its words', async () => {
    const { user, submit } = await openForm({
      draft: {},
      graphql: {
        CreateOpportunity: () => {
          throw refusal(403, 'FREE_PLAN_LIMIT', 'You can only post 2 requirements as a FREE user.')
        },
        UpgradeTexts: () => ({
          system_configurations: [
            { config: 'FREE_PLAN_OPPORTUNITY_LIMIT', value: '2' },
            { config: 'EXPERT_COUNT_TEXT', value: '1,200+' },
          ],
        }),
      },
    })
    await submit()
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade Membership' }))
    expect(
      await dialog.findByText(
        "You can only post 2 requirements as a FREE user. To post more requirements you'll need to upgrade your membership to one of the PAID plans.",
      ),
    ).toBeVisible()
    expect(dialog.getByText('Upgrade to a paid plan to access 1,200+ vetted growth experts globally.')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/pricing')
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    expect(await screen.findByRole('dialog', { name: 'Post a fractional role' })).toBeInTheDocument()
  })

  it('input survives a reload', async () => {
    const first = await openForm()
    await first.user.type(first.dialog.getByLabelText('Min budget'), '7300')
    expect(await first.dialog.findByText('Draft saved')).toBeVisible()
    await waitFor(() => expect(readDraft(clientUser.userId, DRAFT)).not.toBeNull())
    first.unmount()
    const second = await openForm()
    expect(second.dialog.getByLabelText('Min budget')).toHaveValue('7300')
  })

  it('a draft can be discarded after confirmation', async () => {
    const { dialog, user } = await openForm({ draft: {} })
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }))
    await user.click(question.getByRole('button', { name: 'Discard draft' }))
    await waitFor(() => expect(screen.queryByText('Draft saved')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Min budget')).toHaveValue('')
    expect(readDraft(clientUser.userId, DRAFT)).toBeNull()
  })

  it('[FRAC-20] a stored file is only removed after confirmation', async () => {
    const document = { id: 'file-1', name: 'brief.pdf', sizeBytes: 900, uploadType: 'opportunity_create' } as const
    keepDraft(filled, [document])
    const { dialog, user, sent } = await openForm({
      rest: { 'DELETE /api/opportunities/assets/:id': () => ({ statusCode: 200 }) },
    })
    await user.click(dialog.getByRole('button', { name: 'Remove brief.pdf' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete document' }))
    expect(question.getByText('Are you sure you want to delete this document?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent.some(({ name }) => name.startsWith('DELETE'))).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Remove brief.pdf' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete document' })).getByRole('button', { name: 'Delete' }),
    )
    await waitFor(() => expect(screen.queryByText('brief.pdf')).not.toBeInTheDocument())
  })

  it('[FRAC-22] a file that may not be deleted stays, with the server’s words', async () => {
    const document = { id: 'file-1', name: 'brief.pdf', sizeBytes: 900, uploadType: 'opportunity_create' } as const
    keepDraft(filled, [document])
    const { dialog, user } = await openForm({
      rest: {
        'DELETE /api/opportunities/assets/:id': () => {
          throw refusal(403, 'DOCUMENT_DELETE_NOT_ALLOWED', 'This document cannot be deleted.')
        },
      },
    })
    await user.click(dialog.getByRole('button', { name: 'Remove brief.pdf' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete document' })).getByRole('button', { name: 'Delete' }),
    )
    expect(await screen.findByText('This document cannot be deleted.')).toBeVisible()
    expect(dialog.getByText('brief.pdf')).toBeInTheDocument()
  })

  it('[FRAC-23] any other failure to delete a file shows an alert with its cause, and the file stays', async () => {
    const document = { id: 'file-1', name: 'brief.pdf', sizeBytes: 900, uploadType: 'opportunity_create' } as const
    keepDraft(filled, [document])
    const { dialog, user } = await openForm({
      rest: {
        'DELETE /api/opportunities/assets/:id': () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
        },
      },
    })
    await user.click(dialog.getByRole('button', { name: 'Remove brief.pdf' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete document' })).getByRole('button', { name: 'Delete' }),
    )
    expect(await screen.findByText('Error in deleting the asset Something went wrong on our side.')).toBeVisible()
    expect(dialog.getByText('brief.pdf')).toBeInTheDocument()
  })
})
