import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { DRAFT, openForm } from '#testing/fractional-form-screen.js'
import { clientUser } from '#testing/personas.js'

describe('a draft of a role', () => {
  it('a restored draft says so, and can be discarded after confirmation', async () => {
    const { dialog, user } = await openForm({ draft: {} })
    expect(dialog.getByText('Your draft from a moment ago is back')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Start over' }))
    const question = within(await screen.findByRole('dialog', { name: 'Start over?' }))
    await user.click(question.getByRole('button', { name: 'Keep it' }))
    expect(screen.getByLabelText('Min budget')).toHaveValue('6200')
    await user.click(dialog.getByRole('button', { name: 'Start over' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Start over?' })).getByRole('button', { name: 'Start over' }),
    )
    await waitFor(() => expect(screen.queryByText(/^Your draft from/)).not.toBeInTheDocument())
    expect(screen.getByLabelText('Min budget')).toHaveValue('')
    expect(readDraft(clientUser.userId, DRAFT)).toBeNull()
  })

  it('no draft is mentioned if none was kept', async () => {
    const { dialog, user } = await openForm()
    await user.type(dialog.getByLabelText('Min budget'), '7300')
    expect(await dialog.findByText('Draft saved')).toBeVisible()
    expect(dialog.queryByText(/^Your draft from/)).not.toBeInTheDocument()
  })
})
