import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { writeStored } from '#lib/browser/storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { onTestEnd } from '#testing/environment.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute, tokenFor } from '#testing/render-route.js'

const FAILED = 'We couldn’t connect you to your account'
const MEMBERS = '/no/such/page'

/** Somebody who was signed in reloads a page while their token can't be had. */
function reload(path: string, fail: () => never) {
  let isDown = true
  let tries = 0
  const page = renderRoute(path, {
    user: clientUser,
    rest: {
      'POST /api/session/token': () => {
        tries += 1
        return isDown ? fail() : tokenFor(clientUser)
      },
    },
  })
  return {
    ...page,
    tries: () => tries,
    recover: () => {
      isDown = false
    },
  }
}
/** Nothing happens by the clock unless the test lets it pass. */
function holdInterval() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestEnd(() => void vi.useRealTimers())
}
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const broken = () => {
  throw refusal(503, 'UNAVAILABLE', 'We are back in a minute.')
}

describe('a member whose token can’t be had on a reload', () => {
  it.each([
    ['the network fails', offline, /^We couldn’t reach the server/],
    ['the server fails', broken, /^We are back in a minute/],
  ])('is told so and tries again, if %s', async (_why, fail, words) => {
    const { user, recover, address, tries } = reload(MEMBERS, fail)
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(within(screen.getByRole('banner')).getByText('Sagework')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Log in|Sign up/ })).not.toBeInTheDocument()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(tries()).toBeGreaterThan(1))
    expect(screen.getByText(FAILED)).toBeVisible()
    recover()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^Account of/ })).toBeVisible()
    expect(address()).toBe(MEMBERS)
  })

  it('stays at a page for members only, and is asked for no login', async () => {
    const { address } = reload('/account/security', broken)
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(address()).toBe('/account/security')
  })

  it('can log in again, and use the pages that need no session', async () => {
    const { user, address } = reload('/account/security', broken)
    await user.click(await screen.findByRole('link', { name: 'log in again' }))
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(address()).toBe('/login?next=%2Faccount%2Fsecurity')
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  })

  it('is told so too if it is the first token after logging in', async () => {
    let isDown = true
    const { user } = renderRoute('/login', {
      user: () => null,
      rest: {
        'POST /api/auth/sign-in/email': () => ({}),
        'POST /api/session/token': () => (isDown ? broken() : tokenFor(clientUser)),
      },
    })
    await user.type(await screen.findByLabelText('Email'), 'nora@brightwater.example')
    await user.type(screen.getByLabelText('Password'), 'a quiet harbour at dawn')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText(FAILED)).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^Account of/ })).toBeVisible()
  })

  it('has their page by itself once the network is back', async () => {
    holdInterval()
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { recover } = reload(MEMBERS, offline)
    expect(await screen.findByText(FAILED)).toBeVisible()
    recover()
    network.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('button', { name: /^Account of/ })).toBeVisible()
  })

  it('has their page by itself a while after the server is back', async () => {
    holdInterval()
    const { recover, tries } = reload(MEMBERS, broken)
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(tries()).toBe(1)
    recover()
    // on a busy machine, what is seen comes well before its effects
    await waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    act(() => void vi.advanceTimersByTime(15_000))
    expect(await screen.findByRole('button', { name: /^Account of/ })).toBeVisible()
  })

  it('logs in, and comes back, only where the server says that the session is gone', async () => {
    writeStored('was-signed-in', true)
    const { address } = renderRoute('/account/security?a=b', { user: () => null })
    await waitFor(() => expect(address()).toBe('/login?next=%2Faccount%2Fsecurity%3Fa%3Db'))
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  })
})
