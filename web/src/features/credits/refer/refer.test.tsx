import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser } from '#testing/personas.js'
import { appConfig, renderRoute } from '#testing/render-route.js'

const CODE = '0123456789ab'
const referral = (
  index: number,
  credits: number | null,
  takenBackAt: string | null = null,
  left: number | null = credits,
) => ({
  invitee_id: `00000000-0000-4000-8000-00000000000${index}`,
  created_at: '2026-03-05T12:00:00Z',
  credits,
  taken_back_at: takenBackAt,
  reward: left === null ? null : { credits_left: left },
  invitee: { first_name: 'Lee', last_name: `Park ${index}`, slug: `lee-${index}`, profile_pic: null },
})
const graphql = (...rows: ReturnType<typeof referral>[]) => ({
  ReferralLink: () => ({
    user_accounts_by_pk: { referral_code: CODE },
    system_configurations: [{ value: '100' }],
  }),
  Referrals: () => ({ referrals: rows }),
})
const open = (...rows: ReturnType<typeof referral>[]) =>
  renderRoute('/dashboard/refer', {
    user: clientUser,
    graphql: graphql(...rows),
    rest: { 'GET /api/config': () => appConfig() },
  })

describe('referring people', () => {
  it('[OPP-08, BASE-09, CRED-04] shows the link to share, what it brings, and whom it brought', async () => {
    open(referral(1, 100), referral(2, null))
    expect(await screen.findByLabelText('Your link')).toHaveValue(`https://sagework.example/signup?ref=${CODE}`)
    expect(screen.getByText('100 Credits')).toBeVisible()
    expect(await screen.findByText('You got 100 Credits')).toBeVisible()
    expect(screen.getByText('No purchase or approved answer yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lee Park 1' })).toHaveAttribute('href', '/lee-1')
    await expectNoAxeViolations()
  })

  it('[X-25, CRED-04] says when and why a reward was taken back, instead of that one has it', async () => {
    open(referral(1, 100, '2026-04-02T12:00:00Z'), referral(2, 100))
    const [back, kept] = (await screen.findAllByRole('listitem')).filter((item) =>
      item.textContent?.includes('Lee Park'),
    )
    expect(back).toHaveTextContent(
      /Your 100 Credits went back 2nd Apr 26, because their payment was refunded\.Taken back$/,
    )
    expect(back).not.toHaveTextContent('You got')
    expect(kept).toHaveTextContent(/You got 100 Credits$/)
    await expectNoAxeViolations()
  })

  it('[X-22] says what corrections left of a reward, and where they are listed', async () => {
    open(referral(1, 100, null, 40), referral(2, 100, null, 0))
    const [part, all] = (await screen.findAllByRole('listitem')).filter((item) =>
      item.textContent?.includes('Lee Park'),
    )
    expect(part).toHaveTextContent(/Our staff took back 60 Credits\. See your transactionsYou got 40 Credits$/)
    expect(all).toHaveTextContent(/Our staff took back 100 Credits\. See your transactionsTaken back$/)
    await expectNoAxeViolations()
  })

  it('copies the link, or selects it where the browser won’t', async () => {
    const { user } = open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(copied).toHaveBeenCalledWith(expect.stringContaining(`?ref=${CODE}`))
    expect(await screen.findByText('Copied.')).toBeVisible()
    copied.mockRejectedValue(new Error('no'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(/The link is selected/)).toBeVisible()
    expect(await screen.findByText('Nobody yet')).toBeVisible()
  })
})

describe('a link that was followed', () => {
  afterEach(() => localStorage.clear())

  it('[CRED-04] is sent with the sign-up, even if the visitor looks around first', async () => {
    const first = renderRoute(`/pricing?ref=${CODE}`, {
      graphql: { PlanCatalogue: () => ({ plan_prices: [], system_configurations: [] }) },
    })
    await waitFor(() => expect(localStorage.getItem('referral-code')).toContain(CODE))
    first.unmount()
    const { user, sent } = renderRoute('/signup', {
      rest: { 'POST /api/signup': () => ({ status: 'check-mail', email: 'lee@example.com' }) },
    })
    await user.type(await screen.findByLabelText('First name'), 'Lee')
    await user.type(screen.getByLabelText('Last name'), 'Park')
    await user.type(screen.getByLabelText('Email'), 'lee@example.com')
    await user.click(screen.getByRole('button', { name: /Use email links instead/ }))
    await user.click(screen.getByRole('button', { name: 'Create the account' }))
    await screen.findByRole('heading', { name: 'Check your mail' })
    expect(sent.at(-1)?.input).toMatchObject({ referralCode: CODE })
    sessionStorage.clear()
  })
})
