import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { deviceName } from './device-name'
import { PasswordStep } from './password-step'

const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Gecko/20100101 Firefox/130.0'
const moment = new Date().toISOString()
const session = { createdAt: moment, lastUsedAt: moment, expiresAt: moment, ipAddress: '10.0.0.7' }
const off = { hasPassword: true, isSecondFactorOn: false, isSecondFactorRequired: false, backupCodesLeft: null }
const rest = {
  'GET /api/account/security': () => off,
  'GET /api/sessions': () => ({
    sessions: [
      { ...session, id: 's1', userAgent: FIREFOX, isCurrent: true },
      { ...session, id: 's2', userAgent: 'curl', isCurrent: false },
    ],
  }),
}
const URI = 'otpauth://totp/Sagework:nora?secret=JBSWY3DPEHPK3PXP&issuer=Sagework'

const GENERATE = 'POST /api/auth/two-factor/generate-backup-codes'
const JUDGEMENT = /strong|easy to guess/i

describe('sign-in and security', () => {
  it('lists the sessions and ends one', async () => {
    const { user, sent } = renderRoute('/account/security', {
      user: clientUser,
      rest: { ...rest, 'DELETE /api/sessions/:id': () => ({ status: 'ended' }) },
    })
    expect(await screen.findByText('Firefox on Mac')).toBeVisible()
    expect(screen.getByText('This device')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Sign out Unknown browser' }))
    expect(await screen.findByText('Unknown browser is signed out.')).toBeVisible()
    expect(sent.map(({ name }) => name)).toContain('DELETE /api/sessions/s2')
  })

  it('signs out everywhere after confirmation, this device included', async () => {
    const { user, sent } = renderRoute('/account/security', {
      user: clientUser,
      rest: { ...rest, 'POST /api/sessions/end-all': () => ({ ended: 2 }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' })
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(sent).toContainEqual(expect.objectContaining({ input: { keepCurrent: false } }))
  })

  it('changes the password, and says under its field when the current one is wrong', async () => {
    const { user } = renderRoute('/account/security', {
      user: clientUser,
      rest: {
        ...rest,
        'POST /api/auth/change-password': ({ body }) => {
          if ((body as { currentPassword: string }).currentPassword !== 'right')
            throw refusal(400, 'CURRENT_PASSWORD_WRONG', 'This is not your current password.')
          return {}
        },
      },
    })
    const current = await screen.findByLabelText('Current password')
    await user.type(current, 'wrong')
    await user.type(screen.getByLabelText('New password'), 'a long enough one')
    expect(await screen.findByText(JUDGEMENT)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    expect(await screen.findByText('This is not your current password.')).toBeVisible()
    await user.clear(current)
    await user.type(current, 'right')
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    expect(await screen.findByText(/Your password is changed/)).toBeVisible()
    // the fields are empty, without errors about their old contents
    for (const label of ['Current password', 'New password']) expect(screen.getByLabelText(label)).toHaveValue('')
    expect(screen.queryByText(JUDGEMENT)).not.toBeInTheDocument()
  })

  it('[X-16] sets up a second factor: password, QR code and key, first code, backup codes', async () => {
    const { user, sent } = renderRoute('/account/security', {
      user: clientUser,
      rest: {
        ...rest,
        'POST /api/auth/two-factor/enable': () => ({ totpURI: URI, backupCodes: ['aaaa-1111', 'bbbb-2222'] }),
        'POST /api/auth/two-factor/verify-totp': () => ({}),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    await user.type(await screen.findByLabelText('Your password'), 'my password')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument()
    await expectNoAxeViolations()
    await user.type(screen.getByLabelText('Code from the app'), '123456')
    await user.click(screen.getByRole('button', { name: 'Switch on' }))
    const codes = await screen.findByRole('list', { name: 'Backup codes' })
    expect(within(codes).getByText('aaaa-1111')).toBeVisible()
    expect(sent.map(({ input }) => input)).toEqual(
      expect.arrayContaining([{ password: 'my password' }, { code: '123456' }]),
    )
  })

  it('[X-16] codes stay on screen until the user says that they are saved', async () => {
    let answer = () => {}
    const { user, sent } = renderRoute('/account/security', {
      user: clientUser,
      rest: {
        ...rest,
        'GET /api/account/security': () => ({ ...off, isSecondFactorOn: true, backupCodesLeft: 4 }),
        [GENERATE]: async () => {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          return { backupCodes: ['aaaa-1111', 'bbbb-2222'] }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'New backup codes' }))
    await user.type(await screen.findByLabelText('Your password'), 'my password')
    await user.click(screen.getByRole('button', { name: 'Create new codes' }))
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain(GENERATE))
    // the old codes no longer work
    await user.keyboard('{Escape}')
    answer()
    expect(await screen.findByText('aaaa-1111')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByText('aaaa-1111')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'I’ve saved them' }))
    await waitFor(() => expect(screen.queryByText('aaaa-1111')).not.toBeInTheDocument())
  })

  it('[X-16] switching on a second factor ends with its codes, whatever is pressed meanwhile', async () => {
    let answer = () => {}
    const { user, sent } = renderRoute('/account/security', {
      user: clientUser,
      rest: {
        ...rest,
        'POST /api/auth/two-factor/enable': () => ({ totpURI: URI, backupCodes: ['aaaa-1111', 'bbbb-2222'] }),
        'POST /api/auth/two-factor/verify-totp': () =>
          new Promise((resolve) => {
            answer = () => resolve({})
          }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    await user.type(await screen.findByLabelText('Your password'), 'my password')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.type(await screen.findByLabelText('Code from the app'), '123456')
    await user.click(screen.getByRole('button', { name: 'Switch on' }))
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('POST /api/auth/two-factor/verify-totp'))
    await user.keyboard('{Escape}')
    answer()
    expect(await screen.findByText('aaaa-1111')).toBeVisible()
  })

  it.each([
    [true, 'Copied.'],
    [false, /^Your browser did not allow copying/],
  ])('codes can be copied where pages have no clipboard API (allowed: %s)', async (isAllowed, words) => {
    const { user } = renderRoute('/account/security', {
      user: clientUser,
      rest: {
        ...rest,
        'GET /api/account/security': () => ({ ...off, hasPassword: false, isSecondFactorOn: true, backupCodesLeft: 4 }),
        [GENERATE]: () => ({ backupCodes: ['aaaa-1111', 'bbbb-2222'] }),
      },
    })
    // as on plain http
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    const copied: string[] = []
    vi.spyOn(document, 'execCommand').mockImplementation(() => {
      copied.push(String(getSelection()))
      return isAllowed
    })
    await user.click(await screen.findByRole('button', { name: 'New backup codes' }))
    await user.click(await screen.findByRole('button', { name: 'Create new codes' }))
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(copied).toHaveLength(1)
    expect(copied[0]).toMatch(/aaaa-1111\s*bbbb-2222/)
  })

  it('[X-16] staff can renew their second factor but not switch it off', async () => {
    renderRoute('/account/security', {
      user: staffUser,
      rest: {
        ...rest,
        'GET /api/account/security': () => ({
          ...off,
          isSecondFactorOn: true,
          isSecondFactorRequired: true,
          backupCodesLeft: 2,
        }),
      },
    })
    expect(await screen.findByRole('button', { name: 'New backup codes' })).toBeVisible()
    expect(screen.getByText(/2 backup codes are left/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument()
  })
})

describe('the password step', () => {
  it.each([
    ['closed', 0],
    ['open', 1],
  ])('sends its request only while it is open (%s)', async (end, times) => {
    const onConfirm = vi.fn(async () => undefined)
    const { unmount } = render(
      <PasswordStep
        hasPassword={false}
        text=""
        button="Switch off"
        error={null}
        isBusy={false}
        onConfirm={onConfirm}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Switch off' }))
    if (end === 'closed') unmount()
    // load the strength check first
    await (await import('#contract/identity/sign-in.schema.js')).confirmByPasswordSchema.isValid({})
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onConfirm).toHaveBeenCalledTimes(times)
  })
})

describe('a device', () => {
  it.each([
    [FIREFOX, 'Firefox on Mac'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537 Edg/130', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18) Version/18 Safari/604', 'Safari on iPhone'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) CriOS/120.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/23.0 Chrome/115.0 Safari/537',
      'Samsung Internet on Android',
    ],
    ['curl/8', 'Unknown browser'],
    [null, 'Unknown browser'],
  ])('%s is called %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
