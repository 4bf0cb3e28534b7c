import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { BASIC, CATALOGUE, ownPlan } from '#features/plans/plans.testkit.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS - 60_000).toISOString()
const TITLE = 'Your plan ends soon'

beforeEach(() => localStorage.clear())

interface Opening {
  endsAt: string
  user?: typeof clientUser
  part?: Partial<typeof BASIC>
  changes?: { id: number; amount: number; transfer: { kind: string; reason: string } }[]
}

function open({ endsAt, user = clientUser, part = {}, changes = [] }: Opening) {
  const waiting = [...changes]
  const ending = { ...BASIC, ends_with_period: true, expires_at: endsAt, ...part }
  return renderRoute('/notices', {
    user,
    graphql: {
      Notices: () => ({ notifications: [] }),
      OwnPlan: () => ownPlan({ company: [ending], own: [ending] }),
      CreditChanges: () => ({ credit_changes: waiting }),
      MarkCreditChangesSeen: () => ({ update_credit_changes: { affected_rows: waiting.splice(0).length } }),
      PlanCatalogue: () => CATALOGUE,
    },
  })
}

describe('the subscription reminder', () => {
  it('[PROMPT-27, PROMPT-28, GD-39, GD-82] says once per term and person how many days remain, and leads to the plans', async () => {
    const endsAt = inDays(5)
    const { user, address, unmount } = open({ endsAt })
    const dialog = await screen.findByRole('dialog', { name: TITLE })
    expect(dialog).toHaveTextContent('Your subscription expires in 5 days.')
    await expectNoAxeViolations()
    expect(localStorage.getItem(`subscriptionReminder:${clientUser.userId}:${endsAt}`)).not.toBeNull()
    await user.click(screen.getByRole('link', { name: 'View Plans' }))
    await waitFor(() => expect(address()).toBe('/pricing'))
    unmount()
    const again = open({ endsAt })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(again.sent.map(({ name }) => name)).toContain('OwnPlan'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    again.unmount()
    // a renewed term is another one
    open({ endsAt: inDays(1) })
    expect(await screen.findByRole('dialog', { name: TITLE })).toHaveTextContent('expires in 1 day.')
  })

  const QUIET: [string, Opening][] = [
    ['more than seven days remain', { endsAt: inDays(8) }],
    ['it has ended', { endsAt: inDays(-1) }],
    ['it renews by itself', { endsAt: inDays(3), part: { ends_with_period: false } }],
    ['the reader is an expert', { endsAt: inDays(3), user: expertUser }],
  ]
  it.each(QUIET)('[PROMPT-27, PROMPT-29] stays away if %s, and sets no flag', async (_why, opening) => {
    open({ ...opening, changes: [{ id: 4, amount: 100, transfer: { kind: 'referral', reason: 'A friend joined' } }] })
    // what comes after it comes at once
    expect(await screen.findByRole('dialog', { name: 'You have received 100 Credits' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('subscriptionReminder'))).toEqual([])
  })

  it('[GD-81] comes before changes of credits, one at a time', async () => {
    const { user } = open({
      endsAt: inDays(2),
      changes: [{ id: 4, amount: 100, transfer: { kind: 'referral', reason: 'A friend joined' } }],
    })
    await screen.findByRole('dialog', { name: TITLE })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('dialog', { name: /100 Credits/ }, { timeout: 4_000 })).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
