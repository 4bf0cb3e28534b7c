import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const REASON = 'The answers about pricing.'

function open(rewards: number, graphql: Network['graphql'] = {}, rows = true, rate = () => 80) {
  return renderRoute('/wizling/redeem', {
    user: expertUser,
    graphql: {
      RewardCredits: () => ({
        ledger_balances: [
          { kind: 'reward_credits', balance: rewards },
          { kind: 'redemption_requested', balance: rows ? 40 : 0 },
        ],
        system_configurations: [
          { config: 'REWARD_CREDIT_CENTS', value: String(rate()) },
          { config: 'WITHDRAWABLE_AFTER_DAYS', value: '9' },
        ],
      }),
      Redemptions: () => ({
        redemptions: rows
          ? [
              {
                ...{ id: 'r1', credits: 40, cents: 3200, reason: REASON, status: 'requested', decision_reason: null },
                created_at: '2026-11-01T00:00:00Z',
              },
              {
                ...{ id: 'r2', credits: 100, cents: 8000, reason: REASON, status: 'refused' },
                ...{ created_at: '2026-10-01T00:00:00Z', decision_reason: 'Two answers are being checked.' },
              },
            ]
          : [],
      }),
      ...graphql,
    },
  })
}

describe('redeeming Credits', () => {
  it('[BASE-08, BASE-42] shows what is there, what it is worth, and earlier requests', async () => {
    const { container } = open(250)
    expect(await screen.findByText('250 Credits')).toBeVisible()
    expect(screen.getByText('worth $200')).toBeVisible()
    expect(screen.getByText(/100 Credits = \$80 USD/)).toBeVisible()
    expect(await screen.findByText('Our staff: Two answers are being checked.')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[GD-15, X-24] sends how many, why and the amount on the button, never a rate', async () => {
    const sent: object[] = []
    const { user } = open(250, {
      RedeemCredits: (variables) => {
        sent.push(variables)
        return { redeemCredits: { id: variables.id, status: 'requested' } }
      },
    })
    await user.type(await screen.findByLabelText('How many'), '100')
    expect(screen.getByText('You get $80, which you can withdraw 9 days after we approve it.')).toBeVisible()
    await user.type(screen.getByLabelText('Reason'), REASON)
    await user.click(screen.getByRole('button', { name: 'Redeem for $80' }))
    expect(await screen.findByText(/Your request is with our staff/)).toBeVisible()
    expect(sent).toEqual([{ id: expect.any(String), credits: 100, reason: REASON, seenCents: 8000 }])
    expect(screen.getByLabelText('How many')).toHaveValue('')
  })

  it('[X-24] shows another worth before anything is sent again, and keeps what was typed', async () => {
    let rate = 80
    const sent: unknown[] = []
    const { user } = open(
      250,
      {
        RedeemCredits: ({ id, seenCents }) => {
          sent.push(seenCents)
          rate = 70
          if (seenCents === 8000) throw refusal(409, 'PRICE_CHANGED', 'The value of Reward Credits has changed.')
          return { redeemCredits: { id, status: 'requested' } }
        },
      },
      true,
      () => rate,
    )
    await user.type(await screen.findByLabelText('How many'), '100')
    await user.type(screen.getByLabelText('Reason'), REASON)
    await user.click(screen.getByRole('button', { name: 'Redeem for $80' }))
    expect(await screen.findByText('The value of Reward Credits has changed.')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue(REASON)
    await user.click(await screen.findByRole('button', { name: 'Redeem for $70' }))
    expect(await screen.findByText(/Your request is with our staff/)).toBeVisible()
    expect(sent).toEqual([8000, 7000])
  })

  it('[X-24] promises nothing for more than there is', async () => {
    const { user } = open(10)
    await user.type(await screen.findByLabelText('How many'), '20')
    expect(screen.getByText('Up to 10.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Redeem' })).toBeVisible()
  })

  it('refuses fractions and too little of a reason before it asks the server', async () => {
    const { user } = open(250)
    await user.type(await screen.findByLabelText('How many'), '1.5')
    await user.type(screen.getByLabelText('Reason'), 'short')
    await user.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await screen.findByText('Enter a whole number of Credits, 1 or more')).toBeVisible()
    expect(await screen.findByText('Use at least 10 characters')).toBeVisible()
  })

  it('keeps what was typed when the server refuses, with the same id for a retry', async () => {
    const ids: string[] = []
    const { user } = open(250, {
      RedeemCredits: ({ id }) => {
        ids.push(id)
        throw refusal(402, 'INSUFFICIENT_REWARD_CREDITS', 'You don’t have that many Reward Credits.')
      },
    })
    await user.type(await screen.findByLabelText('How many'), '999')
    await user.type(screen.getByLabelText('Reason'), REASON)
    for (let time = 0; time < 2; time++) {
      await user.click(screen.getByRole('button', { name: /^Redeem/ }))
      expect(await screen.findByText('You don’t have that many Reward Credits.')).toBeVisible()
    }
    expect(screen.getByLabelText('How many')).toHaveValue('999')
    expect(new Set(ids).size).toBe(1)
  })

  it('says how Reward Credits are earned while there are none', async () => {
    open(0, {}, false)
    expect(await screen.findByText('No Reward Credits yet.')).toBeVisible()
    expect(screen.queryByLabelText('How many')).toBeNull()
  })
})
