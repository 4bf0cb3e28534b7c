import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { BRIEF, DRAFT, openForm } from '#testing/fractional-form-screen.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'

const sentForm = (sent: { name: string; input: unknown }[]) =>
  sent.find(({ name }) => name === 'CreateOpportunity')?.input

describe('the form before the address is confirmed', () => {
  const unverified = { ...clientUser, isEmailVerified: false }

  it('[X-03] says so before anything is typed, and can send the email', async () => {
    const { dialog, user, container } = await openForm({
      user: unverified,
      rest: { 'POST /api/email-verification/request': () => ({ status: 'check-mail' }) },
    })
    expect(dialog.getByText('Confirm your email address to post')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(dialog.getByRole('button', { name: 'Send the confirming email' }))
    expect(await dialog.findByText(/We’ve sent an email to nora@example.com/)).toBeVisible()
  })

  it('[X-03] Send focuses the notice: nothing is sent, and the form and its draft stay', async () => {
    const { dialog, submit, sent } = await openForm({ user: unverified, draft: {} })
    await submit()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Confirm your email address to post'))
    expect(sentForm(sent)).toBeUndefined()
    expect(dialog.getByLabelText('Min budget')).toHaveValue('6200')
    expect(readDraft(clientUser.userId, DRAFT)).toMatchObject({ typed: { brief: BRIEF } })
  })

  it('requesting the email discovers that the address has been confirmed', async () => {
    let isEmailVerified = false
    const confirmed = () => {
      isEmailVerified = true
      throw refusal(409, 'EMAIL_ALREADY_VERIFIED', 'This email is already confirmed.')
    }
    const rest = { 'POST /api/email-verification/request': confirmed }
    const { dialog, user } = await openForm({ user: () => ({ ...clientUser, isEmailVerified }), rest })
    await user.click(dialog.getByRole('button', { name: 'Send the confirming email' }))
    await waitFor(() => expect(dialog.queryByText(/Confirm your email/)).not.toBeInTheDocument())
  })

  it('is sent at once if the address was confirmed elsewhere', async () => {
    let isEmailVerified = false
    const { submit, sent } = await openForm({ user: () => ({ ...clientUser, isEmailVerified }), draft: {} })
    isEmailVerified = true
    await submit()
    await waitFor(() => expect(sentForm(sent)).toMatchObject({ input: { brief: BRIEF } }))
  })
})
