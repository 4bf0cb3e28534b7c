import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireUser } from '#lib/session-user.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

beforeEach(() => sessionStorage.clear())

const graphql = {
  Notices: () => ({ notifications: [] }),
}

async function arriveAtMail(rest = {}) {
  let here: WireUser | null = null
  const page = renderRoute('/signup?next=%2Fnotices', {
    user: () => here,
    graphql,
    rest: {
      'POST /api/signup': () => ({ status: 'check-mail', email: 'lee@example.com', secondsToNext: 0 }),
      'POST /api/signup/confirm': () => {
        here = clientUser
        return { status: 'verified' }
      },
      ...rest,
    },
  })
  const { user } = page
  await user.type(await screen.findByLabelText('First name'), 'Lee')
  await user.type(screen.getByLabelText('Last name'), 'Park')
  await user.type(screen.getByLabelText('Email'), 'lee@example.com')
  await user.type(screen.getByLabelText('Password'), 'a quiet morning walk')
  await user.click(screen.getByRole('button', { name: 'Create the account' }))
  await screen.findByRole('heading', { name: 'Check your mail' })
  return page
}

describe('after signing up', () => {
  it('[X-74] accepts the six digits from the email, and continues to the destination', async () => {
    const { user, sent, address } = await arriveAtMail()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Enter the six digits from the email')).toBeVisible()
    await user.type(screen.getByLabelText('Code'), '123 456')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Notices' })).toBeVisible()
    expect(address()).toBe('/notices')
    const input = { email: 'lee@example.com', code: '123456' }
    expect(sent).toContainEqual({ kind: 'rest', name: 'POST /api/signup/confirm', input })
    expect(sent.find(({ name }) => name === 'POST /api/signup')?.input).toMatchObject({ next: '/notices' })
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('lee@example.com')
  })

  it('[X-74] says that a code is wrong, and survives a reload', async () => {
    const rest = {
      'POST /api/signup/confirm': () => {
        throw refusal(401, 'CODE_INVALID', 'This code is incorrect or has already been used.')
      },
    }
    const first = await arriveAtMail(rest)
    await first.user.type(screen.getByLabelText('Code'), '000000')
    await first.user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is incorrect')
    first.unmount()
    renderRoute('/signup')
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible()
    expect(screen.getByText('lee@example.com')).toBeVisible()
  })

  it('[X-74] sends the email again, and explains the limit', async () => {
    let isSent = true
    const { user } = await arriveAtMail({
      'POST /api/signup/resend': () => ({ status: 'check-mail', isSent, secondsToNext: isSent ? 0 : 400 }),
    })
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('We’ve sent the email to lee@example.com again.')).toBeVisible()
    isSent = false
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(
      await screen.findByText(
        'The email we sent a few minutes ago still works. You can ask for another one in 7 minutes.',
      ),
    ).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[X-74] goes back to the input, except the password', async () => {
    const { user } = await arriveAtMail()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('Lee')
    expect(screen.getByLabelText('Email')).toHaveValue('lee@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})
