import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAiHome, preferencesText } from '../conversations.testkit'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const told = { preferences: preferencesText({ industry: 'Energy' }) }

/** An answer has been read by then, and what it closes is closed. */
const whatFollows = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

/** The form with a customer chosen and Save pressed, on a line on which the test says when that arrives. */
async function saveSlowly(more: object = {}) {
  let arrive = () => {}
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const route = openAiHome(told, {
    SaveAiPreferences: async ({ preferences }: { preferences: string }) => {
      await isThere
      return { insert_user_ai_preferences_one: { preferences } }
    },
    ...more,
  })
  const { user } = route
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /My Preference/ }))
    return within(await screen.findByRole('dialog', { name: 'My Preference' }))
  }
  const form = await open()
  await user.click(await form.findByRole('button', { name: 'Startups' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  return { ...route, form, open, arrive }
}

describe('preferences that are being saved', () => {
  it('are counted and closed once they are stored, whatever is still read', async () => {
    let isSlow = false
    const { arrive } = await saveSlowly({
      OwnAiPreferences: () => (isSlow ? new Promise<never>(() => undefined) : { user_ai_preferences: [told] }),
    })
    isSlow = true
    arrive()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'My Preference 2 of 3 filled in' })).toBeVisible()
  })

  it('stay open with what is typed meanwhile', async () => {
    const { user, sent, form, arrive } = await saveSlowly()
    await user.type(form.getByRole('textbox', { name: 'Other customers' }), 'clinics')
    const reads = () => sent.filter(({ name }) => name === 'OwnAiPreferences').length
    const before = reads()
    arrive()
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    await whatFollows()
    expect(form.getByRole('textbox', { name: 'Other customers' })).toHaveValue('clinics')
  })

  it('don’t close the form that was opened again meanwhile', async () => {
    const { user, sent, form, open, arrive } = await saveSlowly()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const again = await open()
    const reads = () => sent.filter(({ name }) => name === 'OwnAiPreferences').length
    const before = reads()
    arrive()
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    await whatFollows()
    expect(again.getByRole('button', { name: 'Startups' })).toBeVisible()
  })

  it('keep the draft of the form that was opened again and typed into meanwhile', async () => {
    const { user, sent, form, open, arrive } = await saveSlowly()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const again = await open()
    await user.type(again.getByRole('textbox', { name: 'Other customers' }), 'clinics')
    // what is typed is kept a moment later, or at once when the page is hidden
    act(() => void window.dispatchEvent(new Event('pagehide')))
    const reads = () => sent.filter(({ name }) => name === 'OwnAiPreferences').length
    const before = reads()
    arrive()
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    await whatFollows()
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await open()).getByRole('textbox', { name: 'Other customers' })).toHaveValue('clinics')
  })
})
