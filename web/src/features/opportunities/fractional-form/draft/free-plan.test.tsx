import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../../lib/draft-storage'
import { expectNoAxeViolations } from '../../../../testing/axe'
import { BRIEF, DRAFT, openForm } from '../../../../testing/fractional-form-screen'
import { refusal } from '../../../../testing/network'
import { clientUser } from '../../../../testing/personas'

const ELIGIBILITY = 'GET /api/opportunities/postingEligibility'

describe('a role that the free plan doesn’t hold any more', () => {
  it('[FRAC-28] is said before anything is typed, with what to do, and the draft stays', async () => {
    const { dialog } = await openForm({
      draft: {},
      rest: { [ELIGIBILITY]: () => ({ isEligible: false, reason: 'FREE_PLAN_LIMIT' }) },
    })
    expect(await dialog.findByText('Your free plan’s one role is used')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing')
    expect(dialog.getByRole('link', { name: 'See your role' })).toHaveAttribute('href', '/opportunity-summary?tab=mine')
    expect(readDraft(clientUser.userId, DRAFT)).toMatchObject({ typed: { brief: BRIEF } })
    await expectNoAxeViolations()
  })

  it('claims nothing where the server could not say', async () => {
    const { dialog, sent } = await openForm({
      rest: {
        [ELIGIBILITY]: () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    await waitFor(() => expect(sent.some(({ name }) => name === ELIGIBILITY)).toBe(true))
    expect(dialog.queryByText('Your free plan’s one role is used')).not.toBeInTheDocument()
  })
})
