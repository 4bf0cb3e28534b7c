import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { writeDraft } from '#lib/draft-storage.js'
import { onTestEnd } from '#testing/environment.js'
import { mayPost, openForm } from '#testing/fractional-form-screen.js'
import { refusal } from '#testing/network.js'
import { fractionalOptions, noOwnPosts, opportunityLists } from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { newForm } from '../use-post-form'

const FORM = '#post-form'
const GONE_MS = 400

/** No layout here: every label stands so far down and moves up as the form scrolls; everything else is at the top. */
function layOut(labelTop: number) {
  const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rects.mockImplementation(function (this: Element) {
    return new DOMRect(0, this instanceof HTMLLabelElement ? labelTop - (scroller()?.scrollTop ?? 0) : 0, 10, 10)
  })
  onTestEnd(() => rects.mockRestore())
}

const scroller = () => document.querySelector(FORM)?.parentElement
const minBudget = () => screen.getByLabelText('Min budget')
const goalDetails = (nth: number) => screen.getAllByLabelText('Details (optional)')[nth] as HTMLElement
/** Longer than it takes to look where the focus is by now. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, GONE_MS))

async function openTraining() {
  const result = renderRoute('/opportunities-creator?type=training', {
    user: clientUser,
    graphql: { PostOptions: () => fractionalOptions, ...opportunityLists(), ...noOwnPosts },
    rest: {
      'GET /api/user/companyDetails': () => ({}),
      'GET /api/opportunities/postingEligibility': mayPost,
    },
  })
  await waitFor(() => goalDetails(0))
  return result
}

/** The form again, after its user had left it in the field for the minimum. */
async function comeBack() {
  const first = await openForm({ draft: {} })
  minBudget().focus()
  first.unmount()
  await openForm()
  await waitFor(() => expect(minBudget()).toHaveFocus())
}

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
    await aWhile()
    expect(document.querySelector(FORM)).toBe(form)
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send for approval' })).toHaveFocus())
    expect(document.querySelector(FORM)).toBe(form)
  })

  it.each([
    ['a field', minBudget],
    ['a rich text', () => screen.getByRole('textbox', { name: /^Brief/ })],
    ['a checkbox', () => screen.getByRole('checkbox', { name: 'I accept the terms of hiring' })],
    ['a choice of files', () => screen.getByLabelText(/^Choose files for/)],
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
    expect(scroller()?.scrollTop).toBe(300)
  })

  it('comes back to the same entry of a list, whose labels are those of the others', async () => {
    const goals = ['Run our own price tests', 'Read their results'].map((title) => ({ title, details: '' }))
    const typed = { ...newForm('training').stored, achieveFromProgram: goals }
    writeDraft(clientUser.userId, 'training:new', { typed: { ...typed, documents: [] }, over: {} })
    const first = await openTraining()
    goalDetails(1).focus()
    first.unmount()
    await openTraining()
    await waitFor(() => expect(goalDetails(1)).toHaveFocus())
  })

  it('leaves the focus where anything else moves it, and the form where it is then', async () => {
    layOut(200)
    await comeBack()
    const maxBudget = screen.getByLabelText('Max budget')
    // no pointer and no key: as voice control and screen readers do
    act(() => maxBudget.focus())
    await aWhile()
    layOut(500)
    await aWhile()
    expect(maxBudget).toHaveFocus()
    expect(scroller()?.scrollTop).toBe(0)
  })

  it('stays at a field that is built anew', async () => {
    await comeBack()
    const anew = minBudget().cloneNode() as HTMLElement
    minBudget().replaceWith(anew)
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    await waitFor(() => expect(anew).toHaveFocus())
  })

  it('is forgotten by who closed it', async () => {
    layOut(200)
    const first = await openForm({ draft: {} })
    await first.user.click(first.dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector(FORM)).toBeNull())
    first.unmount()
    layOut(500)
    await openForm()
    await aWhile()
    expect(scroller()?.scrollTop).toBe(0)
  })
})
