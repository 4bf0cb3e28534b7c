import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { textsInForce } from '#contract/legal/account-texts.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { renderRoute } from '#testing/render-route.js'

const endpoint = { 'POST /api/signup': () => ({ status: 'check-mail', email: 'lee@example.com' }) }

type User = ReturnType<typeof renderRoute>['user']

async function fillIn(user: User) {
  await user.type(await screen.findByLabelText('First name'), 'Lee')
  await user.type(screen.getByLabelText('Last name'), 'Park')
  await user.type(screen.getByLabelText('Email'), 'lee@example.com')
}

beforeEach(() => sessionStorage.clear())

describe('signing up', () => {
  it('asks for the details, and then points to the email', async () => {
    const { user, sent } = renderRoute('/signup', { rest: endpoint })
    await fillIn(user)
    await user.type(screen.getByLabelText('Password'), 'a long enough one')
    await user.type(screen.getByLabelText('Company (optional)'), 'Parkworks')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Create the account' }))
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible()
    // from the end of a long form to the beginning of what follows
    expect(screen.getByRole('heading', { name: 'Check your mail' })).toHaveFocus()
    expect(screen.getByText('lee@example.com')).toBeVisible()
    expect(sent.at(-1)).toEqual({
      kind: 'rest',
      name: 'POST /api/signup',
      input: {
        firstName: 'Lee',
        lastName: 'Park',
        email: 'lee@example.com',
        accountType: 'client',
        method: 'password',
        password: 'a long enough one',
        companyName: 'Parkworks',
        timeZone: expect.any(String),
        ...textsInForce(new Date()),
      },
    })
  })

  it('[X-61] says what one accepts, and leads there without losing what is typed', async () => {
    renderRoute('/signup')
    const terms = await screen.findByRole('link', { name: /^terms of use/ })
    expect(terms).toHaveAttribute('href', '/terms')
    expect(terms).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy')
  })

  it('works without a password', async () => {
    const { user, sent } = renderRoute('/signup/expert', { rest: endpoint })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: /Use email links instead/ }))
    await user.click(screen.getByRole('button', { name: 'Create the account' }))
    await screen.findByRole('heading', { name: 'Check your mail' })
    expect(sent.at(-1)?.input).toMatchObject({ accountType: 'expert', method: 'magic-link' })
    expect(sent.at(-1)?.input).not.toHaveProperty('password')
  })

  it('switches between company and expert without losing input', async () => {
    const { user, address } = renderRoute('/signup')
    await fillIn(user)
    await user.click(screen.getByRole('radio', { name: /I am an expert/ }))
    expect(await screen.findByRole('heading', { name: 'Join as an expert' })).toBeVisible()
    expect(address()).toBe('/signup/expert')
    expect(screen.getByLabelText('First name')).toHaveValue('Lee')
  })

  it('keeps the input across a reload, but never the password', async () => {
    const first = renderRoute('/signup')
    await fillIn(first.user)
    await first.user.type(screen.getByLabelText('Password'), 'a long enough one')
    first.unmount()
    expect(JSON.stringify(localStorage)).not.toContain('a long enough one')
    renderRoute('/signup')
    expect(await screen.findByLabelText('Email')).toHaveValue('lee@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('shows the server’s errors at their fields', async () => {
    const { user } = renderRoute('/signup', {
      rest: {
        'POST /api/signup': () => {
          throw refusal(400, 'VALIDATION_FAILED', 'Please check the form.', [
            { field: 'email', message: 'This domain takes no mail' },
          ])
        },
      },
    })
    await fillIn(user)
    await user.type(screen.getByLabelText('Password'), 'a long enough one')
    await user.click(screen.getByRole('button', { name: 'Create the account' }))
    expect(await screen.findByText('This domain takes no mail')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  })

  it('that fails says so beside the button, in sight', async () => {
    const scrolledTo: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this)
    })
    const { user } = renderRoute('/signup', {
      rest: {
        'POST /api/signup': () => {
          throw refusal(503, 'UNAVAILABLE', 'We are back in a minute.')
        },
      },
    })
    await fillIn(user)
    await user.type(screen.getByLabelText('Password'), 'a long enough one')
    await user.click(screen.getByRole('button', { name: 'Create the account' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We are back in a minute.')
    expect(alert.nextElementSibling).toContainElement(screen.getByRole('button', { name: 'Create the account' }))
    expect(scrolledTo).toEqual([alert])
  })
})
