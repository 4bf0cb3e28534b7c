import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { StaffReward } from './use-rewards'

const ME = '00000000-0000-4000-8000-000000000003'
const person = (id: string, first: string, last: string) => ({
  ...{ id, first_name: first, last_name: last, slug: first.toLowerCase(), profile_pic: null, designation: null },
})
const reward = (rest: Partial<StaffReward> = {}): StaffReward => ({
  ...{ response_id: 'a1', state: 'held', stars: 5, cents: 2000, credits: 5, refusals: [], unpaid_because: null },
  ...{ paid_with: ['bought', 'plan'], asker_since: '2026-01-05T00:00:00Z', booked_at: '2026-11-20T10:00:00Z' },
  ...{ due_at: '2026-12-04T10:00:00Z', settled_at: null, void_reason: null, voider: null },
  earning: { cents_left: 2000, credits_left: 5 },
  ...{ user: person('elena', 'Elena', 'Marchetti'), asker: person('tom', 'Tom', 'Ashworth') },
  ...rest,
})
const open = (rows: StaffReward[], graphql: Network['graphql'] = {}, query = '') =>
  renderRoute(`/admin/rewards${query}`, {
    user: staffUser,
    graphql: {
      StaffRewards: ({ state }) => ({ answer_rewards: rows.filter((row) => row.state === state) }),
      RewardCounts: () => ({ held: { aggregate: { count: rows.length } } }),
      ...graphql,
    },
  })

describe('the rewards of experts', () => {
  it('[X-23] show who rated whom, how the question was paid, and what was refused and why', async () => {
    const refused = reward({
      ...{ response_id: 'a2', state: 'refused', cents: 0, credits: 0, due_at: null, paid_with: [] },
      refusals: ['question_unpaid', 'same_company'],
    })
    const { container, user, address } = open([reward(), refused])
    const row = await screen.findByRole('row', { name: /Elena Marchetti.*Tom Ashworth.*\$20 and 5 Reward Credits/ })
    expect(within(row).getByText(/Paid with bought Credits and Credits of a plan/)).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('tab', { name: /Refused/ }))
    const other = await screen.findByRole('row', { name: /Nothing/ })
    expect(within(other).getByText('The asker and the expert belong to the same company.')).toBeVisible()
    expect(within(other).queryByRole('button')).toBeNull()
    expect(address()).toBe('/admin/rewards?tab=refused')
  })

  it('[X-23] are taken back with a reason, once for a double click; a refusal is said', async () => {
    const sent: object[] = []
    let answer: Error | null = refusal(409, 'ALREADY_DONE', 'This reward is no longer held.')
    const { user } = open([reward()], {
      VoidAnswerReward: (variables) => {
        sent.push(variables)
        if (answer) throw answer
        return { voidAnswerReward: { state: 'voided' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Take back the reward of Elena Marchetti' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back $20 and 5 Reward Credits?' }))
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/required/)
    await user.type(dialog.getByLabelText('Reason'), 'Both accounts belong to one person')
    await user.dblClick(dialog.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('This reward is no longer held.')).toBeVisible()
    answer = null
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('The reward is taken back. The expert hears about it.')).toBeVisible()
    expect(sent).toEqual([1, 2].map(() => ({ responseId: 'a1', reason: 'Both accounts belong to one person' })))
  })

  it('[X-22] show what corrections left of them', async () => {
    const posted = (response_id: string, cents_left: number, credits_left: number) =>
      reward({
        response_id,
        state: 'posted',
        settled_at: '2026-12-04T10:00:00Z',
        earning: { cents_left, credits_left },
      })
    const { container } = open([posted('a1', 2000, 5), posted('a2', 1500, 5), posted('a3', 0, 0)], {}, '?tab=posted')
    const cells = async () =>
      (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell')[1])
    await screen.findByRole('row', { name: /\$15/ })
    expect((await cells()).map((cell) => cell?.textContent)).toEqual([
      'Reward$20 and 5 Reward Credits',
      'Reward$15 and 5 Reward CreditsCorrected from $20 and 5 Reward Credits',
      'RewardNothingCorrected from $20 and 5 Reward Credits',
    ])
    await expectNoAxeViolations(container)
  })

  it('[X-16] of oneself can’t be taken back', async () => {
    open([reward({ user: person(ME, 'Ada', 'Thornton') })])
    await screen.findByRole('row', { name: /Ada Thornton/ })
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull()
  })

  it('[CRED-22] an expert’s limit is set with a reason', async () => {
    const sent: object[] = []
    const { user, container } = open([], {
      SetResponseLimit: (variables) => {
        sent.push(variables)
        return { setResponseLimit: { limit: variables.limit } }
      },
    })
    expect(await screen.findByText('No rewards on hold.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Set an expert’s limit' }))
    const dialog = within(await screen.findByRole('dialog'))
    const submit = () => user.click(dialog.getByRole('button', { name: 'Set the limit' }))
    await user.type(dialog.getByLabelText('Paid answers in 30 days'), '1.5')
    await submit()
    expect(dialog.getByText('Enter a whole number from 0 to 1000.')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.type(dialog.getByLabelText('Expert’s email'), 'elena@sagework.example')
    await user.clear(dialog.getByLabelText('Paid answers in 30 days'))
    await user.type(dialog.getByLabelText('Paid answers in 30 days'), '0')
    await user.type(dialog.getByLabelText('Reason'), 'Answers are being checked')
    await submit()
    expect(await screen.findByText('No answers are paid in 30 days now. The expert hears about it.')).toBeVisible()
    expect(sent).toEqual([
      { email: 'elena@sagework.example', limit: 0, startsNow: false, reason: 'Answers are being checked' },
    ])
  })

  it('are for staff only, and say when they can’t be loaded', async () => {
    const { unmount } = open([], {
      StaffRewards: () => {
        throw refusal(500, 'INTERNAL', 'Broken')
      },
    })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    unmount()
    renderRoute('/admin/rewards', { user: clientUser })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
  })
})
