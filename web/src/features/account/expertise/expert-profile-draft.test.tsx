import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dropToken } from '#lib/request/access-token.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { emptyProfile as empty, profileAnswers as graphql, savedProfile } from '#testing/expert-profile-fixtures.js'
import type { Network } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const open = (more: Network['graphql'] = {}) =>
  renderRoute('/account/expertise', { user: expertUser, graphql: { ...graphql, ...more } })

describe('unsaved input in the expert profile', () => {
  describe('a draft', () => {
    const KEY = `draft:${expertUser.userId}:expert-profile`
    const profileOf = (details: object, calendly: string | null) => ({
      OwnExpertProfile: () => ({ expert_details_by_pk: { ...empty, ...details }, user_accounts_by_pk: { calendly } }),
    })
    const isNotWrittenAgain = async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(localStorage.getItem(KEY)).toBeNull()
    }

    it('is cleared once it is saved, and not written again', async () => {
      const { user, unmount } = open()
      await user.type(await screen.findByLabelText('Experience'), 'Ten years')
      await waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull())
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Saved.')).toBeVisible()
      await isNotWrittenAgain()
      unmount()
      await isNotWrittenAgain()
    })

    it('never reverts other fields that another device has saved', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
      first.unmount()
      const second = open(profileOf({ bio: 'Written on the phone' }, 'https://cal.example/elena'))
      expect(await screen.findByLabelText('Experience')).toHaveValue('Ten years')
      expect(screen.getByLabelText('What you are good at')).toHaveValue('Written on the phone')
      expect(screen.getByLabelText('Calendar link (optional)')).toHaveValue('https://cal.example/elena')
      await second.user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Saved.')).toBeVisible()
      expect(second.sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
        details: { bio: 'Written on the phone', experience: 'Ten years' },
        calendly: 'https://cal.example/elena',
      })
    })

    it('asks about fields changed on both sides, and sends nothing until it is answered', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
      await first.user.type(screen.getByLabelText('Selected work'), ' and a fair')
      first.unmount()
      const { user, sent, container } = open(profileOf({ experience: 'Eleven years', work: 'Two launches' }, null))
      expect(await screen.findByText('Changed elsewhere since you typed this')).toBeVisible()
      expect(screen.getByText('Saved: Eleven years')).toBeVisible()
      await expectNoAxeViolations(container)
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
      await user.click(screen.getByRole('button', { name: 'Use the saved version: Experience' }))
      expect(screen.getByLabelText('Experience')).toHaveValue('Eleven years')
      await user.click(screen.getByRole('button', { name: 'Keep mine: Selected work' }))
      expect(screen.queryByText('Changed elsewhere since you typed this')).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await screen.findByText('Saved.')
      expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
        details: { experience: 'Eleven years', work: 'A launch and a fair' },
      })
    })

    it('of an open form is compared with what another device has saved before it is sent', async () => {
      let stored: typeof empty | (Omit<typeof empty, 'bio' | 'experience'> & { bio: string; experience: string }) =
        empty
      const { user, sent } = open({
        OwnExpertProfile: () => ({ expert_details_by_pk: stored, user_accounts_by_pk: { calendly: null } }),
      })
      await user.type(await screen.findByLabelText('Experience'), 'Ten years')
      stored = { ...empty, bio: 'Written on the phone', experience: 'Eleven years' }
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText('Saved: Eleven years')).toBeVisible()
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Changed elsewhere since you typed this'))
      expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
      await user.click(screen.getByRole('button', { name: 'Keep mine: Experience' }))
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() =>
        expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
          details: { bio: 'Written on the phone', experience: 'Ten years' },
        }),
      )
    })

    it('with a conflict asks again after a reload', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
      first.unmount()
      const elsewhere = profileOf({ experience: 'Eleven years' }, null)
      const second = open(elsewhere)
      await second.user.type(await screen.findByLabelText('Experience'), ' and more')
      second.unmount()
      open(elsewhere)
      expect(await screen.findByText('Saved: Eleven years')).toBeVisible()
      expect(screen.getByLabelText('Experience')).toHaveValue('Ten years and more')
    })
  })

  it('“Saved.” refers to what was sent, and disappears with the next change', async () => {
    let answer: () => void = () => undefined
    const { user, sent } = open({
      SaveExpertProfile: () => new Promise((resolve) => (answer = () => resolve(savedProfile))),
    })
    await user.type(await screen.findByLabelText('Experience'), 'Ten years')
    expect(screen.getByText(/Not saved yet/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(true))
    await user.type(screen.getByLabelText('Experience'), ', and more')
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
    answer()
    await waitFor(() => expect(screen.getByText(/Not saved yet/)).toBeVisible())
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Experience')).toHaveValue('Ten years, and more')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    expect(screen.getByLabelText('Experience')).toHaveValue('Ten years')
    expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument()
  })

  it('“Saved.” stays when the saved values are refetched', async () => {
    let stored = empty
    const { user, sent } = open({
      OwnExpertProfile: () => ({ expert_details_by_pk: stored, user_accounts_by_pk: { calendly: null } }),
      SaveExpertProfile: ({ details: { experience = null } }) => {
        stored = { ...stored, experience }
        return savedProfile
      },
    })
    await user.type(await screen.findByLabelText('Experience'), 'Ten years')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
    await waitFor(() => expect(sent.filter(({ name }) => name === 'OwnExpertProfile')).toHaveLength(3))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('Saved.')).toBeVisible()
  })

  it('a draft survives an ended session for the same user, and for nobody else', async () => {
    const first = open()
    await first.user.type(await screen.findByLabelText('Experience'), 'Ten years')
    act(() => dropToken())
    first.unmount()
    const other = { ...expertUser, userId: '00000000-0000-4000-8000-00000000000f' }
    const second = renderRoute('/account/expertise', { user: other, graphql })
    expect(await screen.findByLabelText('Experience')).toHaveValue('')
    second.unmount()
    open()
    await waitFor(() => expect(screen.getByLabelText('Experience')).toHaveValue('Ten years'))
  })
})
