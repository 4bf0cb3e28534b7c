import { describe, expect, it } from 'vitest'
import { openNetwork } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { forgetSession, renewSession, startSession } from '../session'
import type { TokenResponse, WireUser } from '../session-user'
import { getAccessToken, refreshToken } from './access-token'
import { withSessionLock } from './session-lock'

const LIFE_MS = 15 * 60_000
const tokenOf = (user: WireUser): TokenResponse => ({
  accessToken: 'early',
  expiresAt: new Date(Date.now() + LIFE_MS).toISOString(),
  user,
})

describe('[X-11] the token of a page that has just begun', () => {
  it('is read from that early request although another tab asks meanwhile: it was sent in its turn', async () => {
    openNetwork({})
    let release: () => void = () => undefined
    const others = withSessionLock(
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    const early = tokenOf(clientUser)
    globalThis.earlyToken = Promise.resolve(Response.json(early))
    await refreshToken()
    expect(await getAccessToken()).toBe('early')
    release()
    await others
  })

  it.each([
    ['an expert', expertUser, '"expert"'],
    ['anybody else', clientUser, '"company"'],
  ])('leaves which home %s has for the page to begin with, until they sign out', async (_who, user, home) => {
    openNetwork({ rest: { 'POST /api/session/token': () => tokenOf(user) } })
    const { store, stop } = startSession()
    await renewSession(store)
    expect(localStorage.getItem('home-kind')).toBe(home)
    forgetSession(store)
    expect(localStorage.getItem('home-kind')).toBeNull()
    stop()
  })
})
