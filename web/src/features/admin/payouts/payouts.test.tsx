import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const person = (id: string, first: string) => ({
  ...{ id, first_name: first, last_name: 'Marsh', slug: first.toLowerCase(), profile_pic: null, designation: null },
})
const STAFF = { ...person('00000000-0000-4000-8000-000000000003', 'Ada'), last_name: 'Thornton' }
const OTHER = person('00000000-0000-4000-8000-000000000009', 'Bea')
const payout = (id: string, cents: number, first = 'Ines') => ({
  ...{ id, cents, status: 'requested', method: 'bank', destination_hint: '2051', created_at: '2026-11-01T00:00:00Z' },
  ...{ receipt_no: null, return_reason: null, user: person(`u-${id}`, first) },
})
const batch = (rest: object = {}) => ({
  ...{ id: 'b1', batch_no: 4, created_at: '2026-11-02T00:00:00Z', needs_second_person: false, confirmed_at: null },
  ...{ paid_at: null, reference: null, proposer: STAFF, confirmer: null, payer: null, exported_at: null },
  ...{ dissolved_at: null, dissolve_reason: null, dissolved_cents: null, dissolved_payouts: null, dissolver: null },
  payouts: [payout('p1', 20_000), payout('p2', 5000, 'Jon')],
  ...rest,
})

const open = (tab: string, graphql: Network['graphql'] = {}, rest: Network['rest'] = {}) =>
  renderRoute(`/admin/payouts${tab && `?tab=${tab}`}`, {
    user: staffUser,
    graphql: {
      PayoutCounts: () => ({ payouts: { aggregate: { count: 2 } }, redemptions: { aggregate: { count: 1 } } }),
      WaitingPayouts: () => ({ payouts: [payout('p1', 20_000), payout('p2', 5000, 'Jon')] }),
      PayoutBatches: () => ({ payout_batches: [batch()] }),
      RedemptionQueue: () => ({
        redemptions: [
          {
            ...{ id: 'r1', credits: 40, cents: 3200, reason: 'The answers about pricing.' },
            ...{ created_at: '2026-11-01T00:00:00Z', user: person('u1', 'Ines') },
          },
        ],
      }),
      ...graphql,
    },
    rest,
  })

describe('payouts to send', () => {
  it('[X-25] are chosen and put into a batch', async () => {
    const sent: object[] = []
    const { user, container } = open('', {
      ProposePayoutBatch: (variables) => {
        sent.push(variables)
        return { proposePayoutBatch: { id: 'b1' } }
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Ines Marsh, $200' }))
    expect(screen.getByText('1 payout, $200')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Choose all' }))
    expect(screen.getByText('2 payouts, $250')).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: 'Put into a batch' }))
    expect(await screen.findByRole('heading', { name: /Batch 4/ })).toBeVisible()
    // whether it may be paid at once is for the batch to say
    expect(screen.getByText('The payouts are in a batch now.')).toBeVisible()
    expect(sent).toEqual([{ payoutIds: ['p1', 'p2'] }])
  })

  it('[X-16] of oneself are for somebody else, and a batch holds at most 100', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => payout(`p${index}`, 100))
    const mine = { ...payout('mine', 9900), user: STAFF }
    let page = 0
    const { user } = open('', {
      WaitingPayouts: () => {
        page += 1
        const next = rows.map((row) => ({
          ...row,
          id: `${row.id}-${page}`,
          user: person(`u-${row.id}-${page}`, 'Ines'),
        }))
        return { payouts: page === 1 ? [mine, ...next] : next.concat(page === 2 ? payout('last', 1) : []) }
      },
    })
    await screen.findByText('Yours')
    expect(screen.queryByRole('button', { name: 'Return $99 to Ada Thornton' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /more/i }))
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(99))
    await user.click(screen.getByRole('button', { name: /more/i }))
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(149))
    await user.click(screen.getByRole('button', { name: 'Choose all' }))
    expect(screen.getByText('100 payouts, $100')).toBeVisible()
    await user.click(screen.getAllByRole('checkbox').at(-1) as HTMLElement)
    expect(screen.getByText(/101 payouts, \$101. A batch holds at most 100./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Put into a batch' })).toBeDisabled()
  })

  it('are returned with a reason', async () => {
    const sent: object[] = []
    const { user } = open('', {
      ReturnPayout: (variables) => {
        sent.push(variables)
        return { returnPayout: { id: 'p2', status: 'returned' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Return $50 to Jon Marsh' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Return' }))
    expect(dialog.getByText(/Reason must be at least/)).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Another account, please.')
    await user.click(dialog.getByRole('button', { name: 'Return' }))
    expect(await screen.findByText('The payout is returned.')).toBeVisible()
    expect(sent).toEqual([{ id: 'p2', reason: 'Another account, please.' }])
  })

  it('[X-16] are for staff only, and an empty list says so', async () => {
    const visit = renderRoute('/admin/payouts', { user: clientUser })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
    visit.unmount()
    open('', { WaitingPayouts: () => ({ payouts: [] }) })
    expect(await screen.findByText('No payouts to send.')).toBeVisible()
  })
})

describe('a batch', () => {
  it('[X-25] is marked as paid with a reference', async () => {
    const sent: object[] = []
    const { user, container } = open('batches', {
      PayPayoutBatch: (variables) => {
        sent.push(variables)
        return { payPayoutBatch: { id: 'b1' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
    await expectNoAxeViolations(container)
    const dialog = within(screen.getByRole('dialog', { name: 'Mark $250 as paid?' }))
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    expect(dialog.getByText(/Enter the bank’s reference/)).toBeVisible()
    await user.type(dialog.getByLabelText('Reference'), 'SW-142')
    await user.dblClick(dialog.getByRole('button', { name: 'Mark as paid' }))
    expect(await screen.findByText('Batch 4 is paid. The experts are told.')).toBeVisible()
    expect(sent).toEqual([{ id: 'b1', seenCents: 25_000, reference: 'SW-142' }])
  })

  it('[X-16] above the limit waits for somebody other than whoever put it together', async () => {
    const own = open('batches', { PayoutBatches: () => ({ payout_batches: [batch({ needs_second_person: true })] }) })
    expect(await screen.findByText(/Somebody else on staff has to confirm it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Mark as paid|CSV|Confirm/ })).toBeNull()
    own.unmount()
    let confirmed = false
    const { user } = open('batches', {
      PayoutBatches: () => ({
        payout_batches: [
          batch({
            ...{ needs_second_person: true, proposer: OTHER },
            ...(confirmed ? { confirmed_at: '2026-11-03T00:00:00Z', confirmer: STAFF } : {}),
          }),
        ],
      }),
      ConfirmPayoutBatch: (variables) => {
        confirmed = variables.seenCents === 25_000
        return { confirmPayoutBatch: { id: 'b1' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Confirm $250' }))
    expect(await screen.findByRole('button', { name: 'Mark as paid' })).toBeVisible()
    expect(screen.getByText(/confirmed by Ada Thornton/)).toBeVisible()
  })

  it('[X-16] that pays oneself is for somebody else to confirm and to send', async () => {
    const own = { ...payout('mine', 9900), user: STAFF }
    open('batches', {
      PayoutBatches: () => ({ payout_batches: [batch({ proposer: OTHER, payouts: [payout('p1', 20_000), own] })] }),
    })
    expect(await screen.findByText(/Your own payout is among these/)).toBeVisible()
    for (const name of [/^Confirm/, 'Mark as paid', 'Return $99 to Ada Thornton'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('button', { name: 'Return $200 to Ines Marsh' })).toBeVisible()
  })

  it('[X-25] that is paid has everybody’s receipt, also after the bank returned the money', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const payouts = [
      { ...payout('p1', 20_000), status: 'paid', receipt_no: 7 },
      { ...payout('p2', 5000, 'Jon'), status: 'returned', receipt_no: 8, return_reason: 'Wrong account.' },
    ]
    const paid = batch({ payouts, payer: STAFF, paid_at: '2026-11-03T00:00:00Z', reference: 'SW-142' })
    const { user, container, sent } = open(
      'batches',
      { PayoutBatches: () => ({ payout_batches: [paid] }) },
      { 'GET /api/payouts/receipts/:number': () => new Response('%PDF-', { status: 200 }) },
    )
    await user.click(await screen.findByRole('button', { name: 'Download receipt 7' }))
    await user.click(screen.getByRole('button', { name: 'Download receipt 8' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    expect(sent.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/payouts/receipts/7', 'GET /api/payouts/receipts/8']),
    )
    await expectNoAxeViolations(container)
  })

  it('[X-25] is dissolved with a reason, and says so from then on', async () => {
    const dissolved: object[] = []
    const after = {
      dissolved_at: '2026-11-03T00:00:00Z',
      dissolver: OTHER,
      dissolve_reason: 'Wrong month.',
      payouts: [],
    }
    const { user, container } = open('batches', {
      PayoutBatches: () => ({
        payout_batches: [
          batch({
            exported_at: '2026-11-02T10:00:00Z',
            ...(dissolved.length > 0 ? { ...after, dissolved_cents: 25_000, dissolved_payouts: 2 } : {}),
          }),
        ],
      }),
      DissolvePayoutBatch: (variables) => {
        dissolved.push(variables)
        return { dissolvePayoutBatch: { id: 'b1' } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Dissolve' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Dissolve batch 4?' }))
    expect(dialog.getByText(/Make sure that none of it was sent/)).toBeVisible()
    await expectNoAxeViolations(container)
    await user.type(dialog.getByLabelText('Reason'), 'Wrong month.')
    await user.dblClick(dialog.getByRole('button', { name: 'Dissolve' }))
    expect(await screen.findByText('Batch 4 is dissolved.')).toBeVisible()
    expect(dissolved).toEqual([{ id: 'b1', reason: 'Wrong month.' }])
    const section = within(await screen.findByRole('region', { name: /Batch 4 ?Dissolved/ }))
    expect(section.getByText(/dissolved by Bea Marsh/)).toBeVisible()
    expect(section.getByText('Reason: Wrong month.')).toBeVisible()
    expect(section.getByText('$250')).toBeVisible()
    expect(section.queryByRole('button')).toBeNull()
  })

  it('counts what is left of it', async () => {
    const [first, second] = [payout('p1', 20_000), payout('p2', 5000, 'Jon')]
    open('batches', {
      PayoutBatches: () => ({
        payout_batches: [
          batch({ payouts: [first, { ...second, status: 'returned', return_reason: 'Wrong account.' }] }),
        ],
      }),
    })
    const section = within(await screen.findByRole('region', { name: /Batch 4/ }))
    expect(section.getByText('Returned: Wrong account.')).toBeVisible()
    expect(section.getAllByText('$200')).toHaveLength(2)
  })
})

describe('redemptions', () => {
  it('[X-16] of oneself are for somebody else to decide', async () => {
    const own = { id: 'r2', credits: 40, cents: 3200, reason: 'Mine.', created_at: '2026-11-01T00:00:00Z', user: STAFF }
    open('redemptions', { RedemptionQueue: () => ({ redemptions: [own] }) })
    expect(await screen.findByText('Yours: somebody else on staff has to decide.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve|Refuse/ })).toBeNull()
  })

  it('[X-25] are approved for what they are worth, or refused with a reason', async () => {
    const sent: object[] = []
    const { user, container } = open('redemptions', {
      ApproveRedemption: (variables) => {
        sent.push(variables)
        return { approveRedemption: { id: 'r1', status: 'approved' } }
      },
      RefuseRedemption: (variables) => {
        sent.push(variables)
        return { refuseRedemption: { id: 'r1', status: 'refused' } }
      },
    })
    expect(await screen.findByText(/40 Reward Credits for/)).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: 'Approve $32' }))
    expect(await screen.findByText('Approved: $32 of income.')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Refuse' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'They are being checked.')
    await user.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('The redemption is refused.')).toBeVisible()
    expect(sent).toEqual([{ id: 'r1' }, { id: 'r1', reason: 'They are being checked.' }])
  })

  it('say when somebody else was faster', async () => {
    const { user } = open('redemptions', {
      ApproveRedemption: () => {
        throw refusal(409, 'ALREADY_DONE', 'This has already been done.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Approve $32' }))
    expect(await screen.findByText('This has already been done.')).toBeVisible()
  })
})
