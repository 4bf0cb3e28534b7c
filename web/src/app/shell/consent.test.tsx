import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser } from '#testing/personas.js'
import { appConfig, renderRoute } from '#testing/render-route.js'

const ANALYTICS = { key: 'key-1', url: 'https://count.example/i/' }
const open = (path: string, config: Parameters<typeof appConfig>[0], user?: typeof clientUser) =>
  renderRoute(path, {
    ...(user ? { user } : {}),
    rest: { 'GET /api/config': () => appConfig(config) },
    graphql: { Notices: () => ({ notifications: [] }), Operator: () => ({ system_configurations: [] }) },
  })
const question = () => screen.queryByRole('region', { name: 'Your privacy' })

beforeEach(() => localStorage.clear())

describe('the question for consent', () => {
  it('[GD-79, X-61] is asked of visitors and members, and remembers what they say', async () => {
    const { user, unmount } = open('/notices', { analytics: ANALYTICS }, clientUser)
    await waitFor(() => expect(question()).toBeVisible())
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'No, thanks' }))
    expect(question()).not.toBeInTheDocument()
    expect(localStorage.getItem('consent')).toBe('"refused"')
    unmount()
  })

  it('[GD-79] isn’t asked where nothing is configured', async () => {
    open('/notices', {}, clientUser)
    expect(await screen.findByRole('heading', { name: 'Notices' })).toBeVisible()
    expect(question()).not.toBeInTheDocument()
  })

  it('[GD-79] can be answered otherwise later, on the page about cookies', async () => {
    localStorage.setItem('consent', '"refused"')
    const { user } = open('/cookies', { analytics: ANALYTICS })
    const setting = await screen.findByRole('switch', { name: 'Counting and location' })
    await user.click(setting)
    expect(localStorage.getItem('consent')).toBe('"given"')
  })
})
