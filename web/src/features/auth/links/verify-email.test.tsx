import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textsInForce } from '#contract/legal/account-texts.js'
import type { WireUser } from '#lib/session-user.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { ConfirmationLink } from './verify-email-screen'

const graphql = {
  Notices: () => ({ notifications: [] }),
}
const READ = 'POST /api/email-verification/read'
const CONFIRM = 'POST /api/email-verification/confirm'
const DECLINE = 'POST /api/email-verification/decline'
const elsewhere: ConfirmationLink = {
  isOfThisBrowser: false,
  signUp: {
    email: 'nora@example.com',
    firstName: 'Nora',
    lastName: 'Berg',
    accountType: 'client',
    companyName: 'Brightwater',
    needsPassword: true,
  },
}

function open(path: string, link: ConfirmationLink, rest: Network['rest'] = {}) {
  let here: WireUser | null = null
  const confirm = () => {
    here = clientUser
    return { status: 'verified' }
  }
  return renderRoute(path, { user: () => here, graphql, rest: { [READ]: () => link, [CONFIRM]: confirm, ...rest } })
}

const refuse = (status: number, code: string) => () => {
  throw refusal(status, code, 'Refused.')
}

describe('the link in a sign-up email', () => {
  it('[X-74] confirms on a press and not on arrival, and continues to the destination', async () => {
    const { user, sent, address } = open('/verify-email?token=t0ken&next=%2Fnotices', {
      isOfThisBrowser: true,
      signUp: null,
    })
    const button = await screen.findByRole('button', { name: 'Confirm my email' })
    expect(sent.map(({ name }) => name)).not.toContain(CONFIRM)
    await expectNoAxeViolations()
    await user.click(button)
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Notices' })).toBeVisible()
    expect(address()).toBe('/notices')
    expect(sent).toContainEqual(expect.objectContaining({ name: CONFIRM, input: { token: 't0ken' } }))
  })

  it('[X-74] shows what was entered when opened in another browser, and asks the owner for their own password', async () => {
    const { user, sent } = open('/verify-email?token=t0ken', elsewhere)
    expect(await screen.findByRole('heading', { name: 'Finish signing up' })).toBeVisible()
    expect(screen.getByText('Nora Berg')).toBeVisible()
    expect(screen.getByText('Brightwater')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Confirm my email' }))
    expect(await screen.findByText('Enter a password')).toBeVisible()
    expect(sent.map(({ name }) => name)).not.toContain(CONFIRM)
    await user.type(screen.getByLabelText('Password'), 'a quiet morning walk')
    await user.click(screen.getByRole('button', { name: 'Confirm my email' }))
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible()
    const input = { token: 't0ken', password: 'a quiet morning walk', ...textsInForce(new Date()) }
    expect(sent).toContainEqual(expect.objectContaining({ name: CONFIRM, input }))
  })

  it('[X-74] can be declined by somebody who did not sign up', async () => {
    const { user, sent } = open('/verify-email?token=t0ken', elsewhere, { [DECLINE]: () => ({ status: 'declined' }) })
    await user.click(await screen.findByRole('button', { name: 'This wasn’t me' }))
    expect(await screen.findByRole('heading', { name: 'The sign-up is cancelled' })).toBeVisible()
    expect(sent).toContainEqual(expect.objectContaining({ name: DECLINE, input: { token: 't0ken' } }))
  })

  it('[X-74] tells people who open it again that the email is confirmed, and where to go', async () => {
    open('/verify-email?token=t0ken&next=%2Fnotices', elsewhere, { [READ]: refuse(409, 'EMAIL_ALREADY_VERIFIED') })
    expect(await screen.findByRole('heading', { name: 'Your email is already confirmed' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fnotices')
    await expectNoAxeViolations()
  })

  it('takes signed-in users straight to their destination', async () => {
    renderRoute('/verify-email?token=t0ken&next=//evil.example', {
      user: clientUser,
      graphql,
      rest: { [READ]: refuse(409, 'EMAIL_ALREADY_VERIFIED') },
    })
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
  })

  it('says when it no longer works, and remembers the destination', async () => {
    open('/verify-email?token=old&next=%2Fnotices', elsewhere, { [READ]: refuse(400, 'LINK_INVALID') })
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup?next=%2Fnotices')
  })

  it('can be retried when the server failed', async () => {
    open('/verify-email?token=t0ken', elsewhere, { [READ]: refuse(500, 'INTERNAL') })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
