import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onTestEnd } from '#testing/environment.js'
import { openForm } from '#testing/fractional-form-screen.js'
import { refusal } from '#testing/network.js'

const FORM = '#post-form'
const GONE_MS = 400

/** No layout here: every label stands so far down, and everything else at the top. */
function layOut(labelTop: number) {
  const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rects.mockImplementation(function (this: Element) {
    return new DOMRect(0, this instanceof HTMLLabelElement ? labelTop : 0, 10, 10)
  })
  onTestEnd(() => rects.mockRestore())
}

const scroller = () => document.querySelector(FORM)?.parentElement

describe('the place in a long form', () => {
  it('[FRAC-28] the plan’s limit is said over the form, which stays as it is', async () => {
    const { submit, user } = await openForm({
      draft: {},
      graphql: {
        CreateOpportunity: () => {
          throw refusal(403, 'FREE_PLAN_LIMIT', 'You can only post 1 requirement as a FREE user.')
        },
        UpgradeTexts: () => ({ system_configurations: [] }),
      },
    })
    const form = document.querySelector(FORM)
    await submit()
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade Membership' }))
    // as long as a form would take to go away
    await new Promise((resolve) => setTimeout(resolve, GONE_MS))
    expect(document.querySelector(FORM)).toBe(form)
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send for approval' })).toHaveFocus())
    expect(document.querySelector(FORM)).toBe(form)
  })

  it.each([
    ['a field', () => screen.getByLabelText('Min budget')],
    ['a rich text', () => screen.getByRole('textbox', { name: /^Brief/ })],
    ['the button', () => screen.getByRole('button', { name: 'Send for approval' })],
  ])('comes back, at %s, to who left without closing it', async (_, control) => {
    layOut(200)
    const first = await openForm({ draft: {} })
    ;(await waitFor(control)).focus()
    first.unmount()
    // a notice is above it by now
    layOut(500)
    await openForm()
    await waitFor(() => expect(control()).toHaveFocus())
    expect(scroller()?.scrollTop).toBeGreaterThanOrEqual(300)
  })

  it('is forgotten by who closed it', async () => {
    layOut(200)
    const first = await openForm({ draft: {} })
    await first.user.click(first.dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector(FORM)).toBeNull())
    first.unmount()
    layOut(500)
    await openForm()
    await new Promise((resolve) => setTimeout(resolve, GONE_MS))
    expect(scroller()?.scrollTop).toBe(0)
  })
})
