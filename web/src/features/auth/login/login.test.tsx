import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { WireUser } from '#lib/session-user.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { onTestEnd } from '#testing/environment.js'
import { refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { appConfig, renderRoute } from '#testing/render-route.js'

/** A server that lets one person in with a password. */
function signInEndpoint(person: WireUser, { needsCode = false } = {}) {
  let isSignedIn = false
  return {
    user: () => (isSignedIn ? person : null),
    rest: {
      'POST /api/auth/sign-in/email': ({ body }: { body: unknown }) => {
        if ((body as { password: string }).password !== 'the right words')
          throw refusal(401, 'INVALID_CREDENTIALS', 'This email and password do not match.')
        if (needsCode) return { twoFactorRedirect: true, twoFactorMethods: ['totp'] }
        isSignedIn = true
        return { user: {} }
      },
      'POST /api/auth/two-factor/verify-totp': () => {
        isSignedIn = true
        return {}
      },
    },
  }
}

async function fillIn(user: ReturnType<typeof renderRoute>['user'], password: string) {
  await user.type(await screen.findByLabelText('Email'), 'nora@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('logging in', () => {
  it('[X-73] in another tab continues in this one too', async () => {
    const { address } = renderRoute('/notices', { graphql: { Notices: () => ({ notifications: [] }) } })
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    const otherTab = new BroadcastChannel('session-token')
    onTestEnd(() => {
      otherTab.postMessage(null)
      otherTab.close()
    })
    const expiresAt = new Date(Date.now() + 300_000).toISOString()
    otherTab.postMessage({ accessToken: 't', expiresAt, user: clientUser })
    expect(await screen.findByRole('heading', { name: 'Notices' })).toBeVisible()
    expect(address()).toBe('/notices')
  })

  it('returns to the destination', async () => {
    const endpoint = signInEndpoint(clientUser)
    const { user, address } = renderRoute('/account/security', {
      ...endpoint,
      rest: {
        ...endpoint.rest,
        'GET /api/account/security': () => ({
          hasPassword: true,
          isSecondFactorOn: false,
          isSecondFactorRequired: false,
          backupCodesLeft: null,
        }),
        'GET /api/sessions': () => ({ sessions: [] }),
      },
    })
    await fillIn(user, 'the right words')
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible()
    expect(address()).toBe('/account/security')
  })

  it('says why it was refused and keeps the input', async () => {
    const { user } = renderRoute('/login', signInEndpoint(clientUser))
    await fillIn(user, 'the wrong words')
    expect(await screen.findByRole('alert')).toHaveTextContent('This email and password do not match.')
    expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com')
    // an account begins with its confirmation, and whether there is one isn’t told
    expect(screen.getByText(/Just signed up\? Confirm your email first/)).toBeVisible()
  })

  it('asks for a code if a second factor is on', async () => {
    const { user, sent } = renderRoute('/login?next=/notices', {
      ...signInEndpoint(staffUser, { needsCode: true }),
      graphql: { Notices: () => ({ notifications: [] }) },
    })
    await fillIn(user, 'the right words')
    await user.type(await screen.findByLabelText('Code'), '123 456')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Notices' })).toBeVisible()
    expect(sent).toContainEqual(
      expect.objectContaining({ name: 'POST /api/auth/two-factor/verify-totp', input: { code: '123456' } }),
    )
  })

  it('never follows a return path to another site', async () => {
    const { user, address } = renderRoute('/login?next=//evil.example', {
      ...signInEndpoint(clientUser),
      graphql: {
        AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
        OwnAiPreferences: () => ({ user_ai_preferences: [] }),
      },
    })
    await fillIn(user, 'the right words')
    expect(await screen.findByRole('heading', { name: /Nora$/ })).toBeVisible()
    expect(address()).toBe('/')
  })

  it('passes the destination on to the emailed link', async () => {
    const { user, sent } = renderRoute('/login?by=link&next=%2Fnotices', {
      rest: { 'POST /api/auth/sign-in/magic-link': () => ({ status: true, isSent: false, secondsToNext: 90 }) },
    })
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText(/still works. You can ask for another one in 2 minutes/)).toBeVisible()
    expect(sent.at(-1)?.input).toEqual({ email: 'nora@example.com', next: '/notices' })
  })

  it('marks missing fields before anything is sent, and has no accessibility violations', async () => {
    const { user, sent } = renderRoute('/login')
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Enter your email address')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address')
    expect(sent.map(({ name }) => name)).not.toContain('POST /api/auth/sign-in/email')
    await expectNoAxeViolations()
  })

  it('[X-54] offers demo logins in demo mode only', async () => {
    renderRoute('/login', {
      rest: {
        'GET /api/config': () =>
          appConfig({
            productName: 'Orchard',
            demoLogins: [{ label: 'Company', email: 'nora@brightwater.example', password: 'sagework-demo' }],
          }),
      },
    })
    expect((await screen.findAllByText('Orchard'))[0]).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
    expect(screen.queryByText(/Look around/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Company/ })).not.toBeInTheDocument()
  })

  it('[X-54] choosing a demo login fills in the form', async () => {
    const { user } = renderRoute('/login', {
      rest: {
        'GET /api/config': () =>
          appConfig({
            mode: 'demo',
            demoLogins: [{ label: 'Company', email: 'nora@brightwater.example', password: 'sagework-demo' }],
          }),
      },
    })
    await user.click(await screen.findByRole('button', { name: /Company/ }))
    expect(screen.getByLabelText('Email')).toHaveValue('nora@brightwater.example')
    expect(screen.getByLabelText('Password')).toHaveValue('sagework-demo')
  })
})
