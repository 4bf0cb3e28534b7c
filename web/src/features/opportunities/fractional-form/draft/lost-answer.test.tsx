import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openForm } from '../../../../testing/fractional-form-screen'
import { OPPORTUNITY_ID } from '../../../../testing/opportunity-fixtures'

it('[FRAC-16] a role whose answer was lost is sent again under the same id, the next one under another', async () => {
  const ids: unknown[] = []
  let isLost = true
  const graphql = {
    CreateOpportunity: ({ postId }: Record<string, unknown>) => {
      ids.push(postId)
      if (isLost) throw new TypeError('Failed to fetch')
      return { createOpportunity: { id: OPPORTUNITY_ID, status: 'draft' } }
    },
  }
  const first = await openForm({ draft: {}, graphql })
  await first.submit()
  expect(await screen.findByText(/^Error while submitting the fractional requirements/)).toBeVisible()
  first.unmount()
  isLost = false
  for (const role of ['the same', 'the next']) {
    const form = await openForm({ draft: {}, graphql })
    const word = role === 'the same' ? /Sending it again won’t post it twice/ : /Nothing has been sent yet/
    expect(screen.getByText(word)).toBeVisible()
    await form.submit()
    expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible()
    form.unmount()
  }
  await waitFor(() => expect(ids).toHaveLength(3))
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})
