import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textsInForce } from '#contract/legal/account-texts.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const POST = 'POST /api/legal/accept'
const open = (
  rest: NonNullable<Parameters<typeof renderRoute>[1]>['rest'],
  acceptedTermsVersion: number | null = null,
) =>
  renderRoute('/notices', {
    user: { ...clientUser, acceptedTermsVersion },
    rest,
    graphql: { Notices: () => ({ notifications: [] }) },
  })

describe('terms of use that somebody has yet to accept', () => {
  it('[X-61] are asked about after signing in, once accepted no more', async () => {
    const { user, sent } = open({ [POST]: () => ({ termsVersion: 1 }) })
    const accept = await screen.findByRole('button', { name: 'Accept' })
    expect(screen.getByRole('dialog', { name: 'Our terms of use' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Read the terms of use/ })).toHaveAttribute('href', '/terms')
    await expectNoAxeViolations()
    await user.click(accept)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toContainEqual(expect.objectContaining({ name: POST, input: textsInForce(new Date()) }))
  })

  it('can wait until the next visit, and a refusal is shown', async () => {
    const { user } = open({
      [POST]: () => {
        throw refusal(409, 'TERMS_CHANGED', 'The terms of use have changed.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('The terms of use have changed.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
