import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { BRIEF, DRAFT, limitReached, openForm } from '#testing/fractional-form-screen.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'

const ELIGIBILITY = 'GET /api/opportunities/postingEligibility'
const UPLOAD = 'POST /api/opportunities/assets'

describe('a role beyond the free plan’s limit', () => {
  it('[FRAC-28] is announced before anything is typed, with what to do, and the draft stays', async () => {
    const { dialog } = await openForm({
      draft: {},
      rest: { [ELIGIBILITY]: limitReached },
    })
    expect(await dialog.findByText('Your free plan’s limit is reached')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing')
    expect(dialog.getByRole('link', { name: 'See your role' })).toHaveAttribute('href', '/opportunity-summary?tab=mine')
    expect(readDraft(clientUser.userId, DRAFT)).toMatchObject({ typed: { brief: BRIEF } })
    await expectNoAxeViolations()
  })

  it('its links ask before cancelling an upload', async () => {
    const { dialog, user, sent, address, container } = await openForm({
      rest: {
        [ELIGIBILITY]: limitReached,
        [UPLOAD]: () => new Promise(() => undefined),
      },
      graphql: {
        PlanCatalogue: () => ({ plan_prices: [], system_configurations: [] }),
        OwnPlan: () => ({ own: [], company: [], trials: [] }),
      },
    })
    const input = container.ownerDocument.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
    if (!input) throw new Error('There is no place for files.')
    await user.upload(input, new File(['%PDF-1.4'], 'brief.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(sent.some(({ name }) => name === UPLOAD)).toBe(true))
    const link = await dialog.findByRole('link', { name: 'View plans' })
    for (const answer of ['Stay', 'Close anyway']) {
      await user.click(link)
      const question = within(await screen.findByRole('dialog', { name: 'A file is still uploading' }))
      expect(address()).toBe('/fractional-creator')
      await user.click(question.getByRole('button', { name: answer }))
    }
    await waitFor(() => expect(address()).toBe('/pricing'))
  })

  it('assumes nothing if the server can’t tell', async () => {
    const { dialog, sent } = await openForm({
      rest: {
        [ELIGIBILITY]: () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    await waitFor(() => expect(sent.some(({ name }) => name === ELIGIBILITY)).toBe(true))
    expect(dialog.queryByText('Your free plan’s limit is reached')).not.toBeInTheDocument()
  })
})
