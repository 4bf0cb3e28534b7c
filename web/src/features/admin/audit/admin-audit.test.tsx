import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { mara } from '#testing/opportunity-fixtures.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { AuditEntry } from './use-audit'

const POST = '00000000-0000-4000-8000-0000000000f1'
const PERSON = '00000000-0000-4000-8000-0000000000a1'
const ada = { ...mara, id: PERSON, first_name: 'Ada', last_name: 'Thornton' }

const entry = (id: string, part: Partial<AuditEntry>): AuditEntry => ({
  ...{ id, at: '2026-11-10T10:00:00Z', actor_role: 'staff', act: 'approve_opportunity', actor: ada, person: null },
  ...{ subject_type: 'opportunity', subject_id: POST, reason: null, details: {} },
  ...{ insight: null, question: null, response: null },
  opportunity: { id: POST, title: 'Fractional CMO', type: 'fractional', status: 'draft', review_status: 'waiting' },
  ...part,
})
const ENTRIES = [
  entry('s1', { act: 'request_opportunity_changes', reason: 'Say how many days.', details: { version: 2 } }),
  entry('s2', { act: 'mark_payment_paid', details: { details: 'Kick-off', percentage: 40 } }),
  entry('h1', {
    act: 'hired',
    actor_role: 'poster',
    actor: mara,
    person: ada,
    details: { amount_cents: 650000, amount_unit: 'month' },
  }),
  entry('h2', { act: 'started', actor_role: 'system', actor: null }),
  entry('h3', { act: 'completed', actor_role: 'poster', actor: mara }),
  entry('s3', {
    act: 'make staff',
    opportunity: null,
    subject_type: 'user',
    person: mara,
    details: { by: 'command line' },
  }),
  entry('s4', { act: 'pay_payout_batch', opportunity: null, subject_type: 'payout_batch' }),
]

const open = (address = '/admin/audit', network: Network['graphql'] = {}, user = staffUser) =>
  renderRoute(address, {
    user,
    graphql: {
      Audit: () => ({ find_audit_entries: ENTRIES }),
      AuditPost: ({ id }) => ({ opportunities_by_pk: { id, title: 'Fractional CMO' } }),
      AuditPerson: () => ({ staff_people: [{ user_id: PERSON, email: 'ada@sagework.example', user: ada }] }),
      ...network,
    },
  })
const asked = (sent: { name: string; input: unknown }[]) => sent.findLast(({ name }) => name === 'Audit')?.input

describe('the audit', () => {
  it('[X-06] says who did what, on what, why and when', async () => {
    const { container } = open()
    const rows = within(await screen.findByRole('table', { name: 'Audit' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Ada Thornton requested changes.Version 2Say how many days.',
      'Ada Thornton marked a payment as paid.Kick-off (40%)',
      `${mara.first_name} ${mara.last_name} offered the hire.$6,500 per month`,
      'The role is in progress.',
      `${mara.first_name} ${mara.last_name} closed the role as completed.`,
      'The command line made this person staff.',
      'Ada Thornton paid a batch of payouts.',
    ])
    expect(screen.getAllByRole('link', { name: 'Fractional CMO' })[0]).toHaveAttribute(
      'href',
      `/admin/opportunities?tab=waiting&id=${POST}`,
    )
    expect(screen.getByText('about Ada Thornton')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[X-06] leads to the insight, the question or the answer that it is about, and names the topic', async () => {
    const of = (id: string, part: Partial<AuditEntry>) => entry(id, { opportunity: null, subject_id: id, ...part })
    const question = { question: 'How do we price a seat?' }
    open('/admin/audit', {
      Audit: () => ({
        find_audit_entries: [
          of('s1', { act: 'take down insight', insight: { id: 'i1', title: 'Three signs' } }),
          of('s2', { act: 'approve question', question: { id: 'q1', question: 'What does a seat cost?' } }),
          of('t1', { act: 'correct_transcript', response: { id: 'r1', insights_question: question } }),
          of('s3', { act: 'reject insight', subject_type: 'insight' }),
          of('s4', {
            ...{ act: 'approve topic', subject_type: 'topic' },
            details: { title: 'Usage pricing', topic: 'Usage-based pricing' },
          }),
        ],
      }),
    })
    for (const [name, href] of [
      ['Three signs', '/admin/questions?tab=insights&id=i1'],
      ['What does a seat cost?', '/admin/questions?id=q1'],
      ['How do we price a seat?', '/admin/questions?tab=answers&id=r1'],
    ] as const)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    // its row is gone
    expect(screen.getByText('An insight').closest('a')).toBeNull()
    expect(screen.getByText('Usage pricing, as Usage-based pricing')).toBeVisible()
  })

  it('[X-06] is narrowed to a kind, a person and a post together, in the address', async () => {
    const { user, sent, address } = open(`/admin/audit?opportunity=${POST}`)
    expect(await screen.findByText('On Fractional CMO')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Kind'), 'Payment schedules')
    expect(address()).toBe(`/admin/audit?opportunity=${POST}&kind=schedules`)
    const acts = ['mark_payment_paid', 'mark_payment_unpaid']
    await expect.poll(() => asked(sent)).toMatchObject({ filter: { opportunity: POST, person: null, acts } })
    await user.click(screen.getByRole('button', { name: 'Clear: On Fractional CMO' }))
    expect(address()).toBe('/admin/audit?kind=schedules')
    await user.click((await screen.findAllByRole('link', { name: 'Ada Thornton' }))[0] as HTMLElement)
    expect(address()).toBe(`/admin/audit?person=${PERSON}`)
    expect(await screen.findByText('By Ada Thornton')).toBeVisible()
  })

  it('[X-06] a person is found by email or name', async () => {
    const { user, address } = open('/admin/audit?kind=reviews', {
      LedgerPeople: () => ({
        ...{ byEmail: [{ user_id: PERSON, email: 'ada@sagework.example', user: ada }], byName: [], byLastName: [] },
      }),
    })
    await user.type(await screen.findByLabelText('Person, or a post’s id'), 'ada{Enter}')
    const people = within(await screen.findByRole('list', { name: 'People' }))
    await user.click(people.getByRole('button', { name: /Ada Thornton/ }))
    expect(address()).toBe(`/admin/audit?person=${PERSON}&kind=reviews`)
  })

  it('[X-06] asks for the next page after the last entry', async () => {
    const many = Array.from({ length: 51 }, (_, index) =>
      entry(`s${index}`, { at: new Date(Date.UTC(2026, 10, 10, 10, 59 - index)).toISOString() }),
    )
    const { user, sent } = open('/admin/audit', {
      Audit: ({ beforeId }) => ({
        find_audit_entries: beforeId === '~' ? many : [entry('last', { reason: 'The end.' })],
      }),
    })
    await user.click(await screen.findByRole('button', { name: /more/i }))
    expect(await screen.findByText('The end.')).toBeVisible()
    expect(asked(sent)).toMatchObject({ before: '2026-11-10T10:10:00.000Z', beforeId: 's49', limit: 51 })
  })

  it('an id that is none finds nothing, without asking', async () => {
    const { sent } = open('/admin/audit?person=x')
    expect(await screen.findByText('Nothing is recorded.')).toBeVisible()
    expect(asked(sent)).toBeUndefined()
  })

  it('a failure can be tried again', async () => {
    open('/admin/audit', {
      Audit: () => {
        throw refusal(500, 'INTERNAL', 'Something went wrong')
      },
    })
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible()
  })

  it('[X-14] is for staff', async () => {
    open('/admin/audit', {}, clientUser)
    expect(await screen.findByText('This page is for staff')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
