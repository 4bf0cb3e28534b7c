import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const plans = { plan_packages: [{ code: 'basic', name: 'Basic', hire_fee_percent: 12, is_free: false }] }

describe('the plans', () => {
  it('[BASE-14] are at /pricing with their fees and how to change plans', async () => {
    const { container } = renderRoute('/pricing', { user: clientUser, graphql: { PlanFees: () => plans } })
    expect(await screen.findByRole('row', { name: /Basic.*12%.*\$720/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
    await expectNoAxeViolations(container)
  })

  it('can be read by visitors', async () => {
    renderRoute('/pricing', { graphql: { PlanFees: () => plans } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  })
})
