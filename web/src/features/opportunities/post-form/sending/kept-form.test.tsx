import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { openForm } from '#testing/fractional-form-screen.js'
import { changedTerms } from '#testing/network.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'

it('[X-13] without a connection the form stays with what was typed, and sends it again under the same id', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const ids: unknown[] = []
  const { dialog, submit, address } = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: ({ postId }: Record<string, unknown>) => {
        ids.push(postId)
        if (!navigator.onLine) throw new TypeError('Failed to fetch')
        return { createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }
      },
    },
  })
  await submit()
  expect(await screen.findByText(/^Everything you typed stays here/)).toBeVisible()
  expect(address()).toContain('fractional-creator')
  expect(dialog.getByLabelText('Min budget')).toHaveValue('6200')
  online.mockReturnValue(true)
  await submit()
  expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
  expect(screen.queryByText(/^Everything you typed stays here/)).not.toBeInTheDocument()
  expect(ids).toEqual([ids[0], ids[0]])
})

it('[X-61, X-71] if other terms of hiring apply by now, says what is new and has them accepted again', async () => {
  const seen: unknown[] = []
  const { dialog, submit, user } = await openForm({
    draft: {},
    graphql: {
      CreateOpportunity: ({ seenTermsVersion }: Record<string, unknown>) => {
        seen.push(seenTermsVersion)
        const hiringTerms = { version: 2, appliesFrom: '2026-12-01', changes: ['Fees are refunded in full.'] }
        if (seenTermsVersion === 1)
          throw changedTerms({
            ...{ version: 1, amountCents: null, amountUnit: null, amount: null, changes: [], hiringTerms },
          })
        return { createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }
      },
    },
  })
  await submit()
  expect(await dialog.findByText('Fees are refunded in full.')).toBeVisible()
  const box = dialog.getByRole('checkbox', { name: 'I accept the terms of hiring' })
  expect(box).not.toBeChecked()
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription(/The terms of hiring have changed/)
  expect(dialog.getByRole('link', { name: /^Read the terms of hiring/ })).toHaveAttribute(
    'href',
    '/terms/hiring?version=2',
  )
  await expectNoAxeViolations()
  await user.click(box)
  await submit()
  expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
  expect(seen).toEqual([1, 2])
})
