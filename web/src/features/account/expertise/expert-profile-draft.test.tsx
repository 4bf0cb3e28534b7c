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
    const profileOf = (details: object) => ({
      OwnExpertProfile: () => ({ expert_details_by_pk: { ...empty, ...details } }),
    })
    const isNotWrittenAgain = async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(localStorage.getItem(KEY)).toBeNull()
    }

    it('is cleared once it is saved, and not written again', async () => {
      const { user, unmount } = open()
      await user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
      await waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull())
      await user.click(screen.getByRole('button', { name: 'Save expertise' }))
      expect(await screen.findByText('Saved.')).toBeVisible()
      await isNotWrittenAgain()
      unmount()
      await isNotWrittenAgain()
    })

    it('never reverts other fields that another device has saved', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
      first.unmount()
      const second = open(profileOf({ country_id: 'k1' }))
      expect(await screen.findByLabelText('Years of experience (optional)')).toHaveValue('10')
      expect(screen.getByLabelText('Country')).toHaveValue('k1')
      await second.user.click(screen.getByRole('button', { name: 'Save expertise' }))
      expect(await screen.findByText('Saved.')).toBeVisible()
      expect(second.sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
        details: { country_id: 'k1', years_of_experience: 10 },
      })
    })

    it('asks about fields changed on both sides, and sends nothing until it is answered', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
      await first.user.selectOptions(screen.getByLabelText('Industry'), 'SaaS')
      first.unmount()
      const { user, sent, container } = open(profileOf({ years_of_experience: 11, country_id: 'k1' }))
      expect(await screen.findByText('Changed elsewhere since you typed this')).toBeVisible()
      expect(screen.getByText('Saved: 11')).toBeVisible()
      await expectNoAxeViolations(container)
      await user.click(screen.getByRole('button', { name: 'Save expertise' }))
      expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
      await user.click(screen.getByRole('button', { name: 'Use the saved version: Years of experience' }))
      expect(screen.getByLabelText('Years of experience (optional)')).toHaveValue('11')
      expect(screen.queryByText('Changed elsewhere since you typed this')).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Save expertise' }))
      await screen.findByText('Saved.')
      expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
        details: { years_of_experience: 11, country_id: 'k1', industry_id: 'd1' },
      })
    })

    it('of an open form is compared with what another device has saved before it is sent', async () => {
      let stored = empty
      const { user, sent } = open({
        OwnExpertProfile: () => ({ expert_details_by_pk: stored }),
      })
      await user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
      stored = { ...empty, country_id: 'k1', years_of_experience: 11 }
      await user.click(screen.getByRole('button', { name: 'Save expertise' }))
      expect(await screen.findByText('Saved: 11')).toBeVisible()
      await waitFor(() => expect(document.activeElement).toHaveTextContent('Changed elsewhere since you typed this'))
      expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(false)
      await user.click(screen.getByRole('button', { name: 'Keep mine: Years of experience' }))
      await user.click(screen.getByRole('button', { name: 'Save expertise' }))
      await waitFor(() =>
        expect(sent.find(({ name }) => name === 'SaveExpertProfile')?.input).toMatchObject({
          details: { country_id: 'k1', years_of_experience: 10 },
        }),
      )
    })

    it('with a conflict asks again after a reload', async () => {
      const first = open()
      await first.user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
      first.unmount()
      const elsewhere = profileOf({ years_of_experience: 11 })
      const second = open(elsewhere)
      await second.user.type(await screen.findByLabelText('Years of experience (optional)'), '5')
      second.unmount()
      open(elsewhere)
      expect(await screen.findByText('Saved: 11')).toBeVisible()
      expect(screen.getByLabelText('Years of experience (optional)')).toHaveValue('105')
    })
  })

  it('“Saved.” refers to what was sent, and disappears with the next change', async () => {
    let answer: () => void = () => undefined
    const { user, sent } = open({
      SaveExpertProfile: () => new Promise((resolve) => (answer = () => resolve(savedProfile))),
    })
    await user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
    expect(screen.getByText(/Not saved yet/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save expertise' }))
    await waitFor(() => expect(sent.some(({ name }) => name === 'SaveExpertProfile')).toBe(true))
    await user.type(screen.getByLabelText('Years of experience (optional)'), '5')
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
    answer()
    await waitFor(() => expect(screen.getByText(/Not saved yet/)).toBeVisible())
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Years of experience (optional)')).toHaveValue('105')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    expect(screen.getByLabelText('Years of experience (optional)')).toHaveValue('10')
    expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument()
  })

  it('“Saved.” stays when the saved values are refetched', async () => {
    let stored = empty
    const { user, sent } = open({
      OwnExpertProfile: () => ({ expert_details_by_pk: stored }),
      SaveExpertProfile: ({ details: { years_of_experience = null } }) => {
        stored = { ...stored, years_of_experience }
        return savedProfile
      },
    })
    await user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
    await user.click(screen.getByRole('button', { name: 'Save expertise' }))
    await screen.findByText('Saved.')
    await waitFor(() => expect(sent.filter(({ name }) => name === 'OwnExpertProfile')).toHaveLength(3))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByText('Saved.')).toBeVisible()
  })

  it('a draft survives an ended session for the same user, and for nobody else', async () => {
    const first = open()
    await first.user.type(await screen.findByLabelText('Years of experience (optional)'), '10')
    act(() => dropToken())
    first.unmount()
    const other = { ...expertUser, userId: '00000000-0000-4000-8000-00000000000f' }
    const second = renderRoute('/account/expertise', { user: other, graphql })
    expect(await screen.findByLabelText('Years of experience (optional)')).toHaveValue('')
    second.unmount()
    open()
    await waitFor(() => expect(screen.getByLabelText('Years of experience (optional)')).toHaveValue('10'))
  })
})
