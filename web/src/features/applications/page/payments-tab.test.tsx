import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

const payments = [
  { id: 'p1', details: 'Kick-off', percentage: 40, paid_at: '2026-11-20T09:00:00Z' },
  { id: 'p2', details: 'Final report', percentage: 60, paid_at: null },
]

describe('the Payments tab', () => {
  it('[OPP-51, OPP-52, OPP-53, OBASE-47] shows each payment with its share, paid or not', async () => {
    openOpportunity({ at: '?tab=payments', opportunity: { type: 'amplify', poster: ownPost, payments } })
    const table = within(await screen.findByRole('table', { name: 'Payment schedule' }))
    expect(screen.getByRole('tab', { name: 'Payments', selected: true })).toBeVisible()
    const words = table.getAllByRole('row').map((row) => row.textContent)
    expect(words).toEqual([
      expect.stringMatching(/^Payment.*Amount \(%\).*Status$/),
      expect.stringMatching(/Kick-off.*40%.*Paid$/),
      expect.stringMatching(/Final report.*60%.*Not Paid$/),
    ])
    // nobody has to guess who marks them
    expect(screen.getByText(/Our staff mark it as paid, and tell both sides/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[OPP-51, GO-79] is there for an expert whom the server shows payments', async () => {
    openOpportunity({
      who: expertUser,
      opportunity: { type: 'amplify', payments },
      applications: [proposed({ status: 'accepted' })],
    })
    expect(await screen.findByRole('tab', { name: 'Payments' })).toBeVisible()
  })

  it.each([
    ['an expert who sees no payments', { type: 'amplify', payments: [] }],
    ['a project', { type: 'project', poster: ownPost }],
  ])('[OPP-51] is not there for %s', async (_what, opportunity) => {
    openOpportunity(opportunity.type === 'project' ? { opportunity } : { who: expertUser, opportunity })
    await screen.findByRole('tab', { name: 'About' })
    expect(screen.queryByRole('tab', { name: 'Payments' })).not.toBeInTheDocument()
  })
})

describe('the About tab', () => {
  const entry = { title: 'Launch plan', details: 'Channels and dates' }
  const lists = {
    deliverables: [entry],
    impact_on_business: [{ description: 'Twice as many demo requests' }],
    achieve_from_program: [{ title: 'Run price tests', details: '' }],
  }

  it.each([
    ['amplify', ['Deliverables', 'Business impact']],
    ['learning', ['Goals']],
    ['training', ['Goals']],
    ['coaching', ['Goals']],
    ['project', []],
    ['fractional', []],
  ])('[OPP-43, GO-80] of %s has the lists %j', async (type, names) => {
    openOpportunity({ opportunity: { type, ...lists } })
    await screen.findByRole('region', { name: 'Description' })
    for (const name of ['Deliverables', 'Business impact', 'Goals'])
      expect(screen.queryAllByRole('region', { name })).toHaveLength(names.includes(name) ? 1 : 0)
    if (names.includes('Deliverables')) expect(screen.getByText('Channels and dates')).toBeVisible()
  })
})
