import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COUNTER_ID, counterOffer, hired, proposed } from '#testing/application-fixtures.js'
import { refusal } from '#testing/network.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'

type Opening = Parameters<typeof openOpportunity>[0]
const WORDS = 'The scope is much larger than what we first talked about.'

/** Every dialog that asks for a reason: how to open it, the request it sends and the answer. */
const DIALOGS: readonly [string, Opening, string, object, boolean?][] = [
  [
    'Reject Elena Marchetti',
    { at: `/reject/${expertUser.userId}`, opportunity: { poster: ownPost }, applications: [proposed()] },
    'RejectApplicant',
    { rejectApplicant: { status: 'rejected' } },
  ],
  [
    'Opt out',
    {
      at: `/opt-out/${expertUser.userId}`,
      who: expertUser,
      applications: [proposed({ status: 'pending', hire: hired() })],
    },
    'OptOut',
    { optOut: { status: 'opted out' } },
  ],
  [
    'Reject the counter offer',
    { at: '?tab=proposal', who: expertUser, applications: [proposed({ counter_offer: counterOffer() })] },
    'RejectCounterOffer',
    { rejectCounterOffer: { id: COUNTER_ID, status: 'rejected' } },
    true,
  ],
]

describe.each(DIALOGS)('%s', (title, opening, step, answer, isBehindButton) => {
  async function open(more: Opening = {}) {
    const page = openOpportunity({ ...opening, ...more })
    if (isBehindButton) await page.user.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    return { ...page, reason: dialog.getByLabelText(/Reason/), submit: dialog.getByRole('button', { name: 'Submit' }) }
  }
  const sends = (handle: () => object) => ({ graphql: { [step]: handle } })

  it('what was typed survives a failure and a reload', async () => {
    const failing = sends(() => {
      throw refusal(500, 'unexpected', 'Something went wrong on our side.')
    })
    const first = await open(failing)
    await first.user.click(first.reason)
    await first.user.paste(WORDS)
    await first.user.click(first.submit)
    await waitFor(() => expect(first.sent.some(({ name }) => name === step)).toBe(true))
    await waitFor(() => expect(first.submit).toBeEnabled())
    expect(first.reason).toHaveValue(WORDS)
    first.unmount()
    const second = await open()
    expect(second.reason).toHaveValue(WORDS)
  })

  it('it is cleared once sent', async () => {
    const first = await open(sends(() => answer))
    await first.user.click(first.reason)
    await first.user.paste(WORDS)
    await first.user.click(first.submit)
    await waitFor(() => expect(first.sent.some(({ name }) => name === step)).toBe(true))
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('reason:'))).toEqual([]))
    first.unmount()
    expect((await open()).reason).toHaveValue('')
  })
})
