import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { expertUser } from '#testing/personas.js'
import { openDashboard } from '../dashboard.testkit'
import { ROTATION_MS } from './use-rotation'

const ABOUT = `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=about`
const SIXTY = {
  ...{ profile_complete_percent: 60, is_profile_photo_uploaded: true, is_bio_added: true },
  ...{ is_domain_skill_topic_industry: true, is_experience_added: false, is_work_added: false },
}
const open = (checklist: typeof SIXTY | null = SIXTY) =>
  openDashboard({ graphql: { ExpertChecklist: () => ({ expert_details_by_pk: checklist }) } })
const slider = () => screen.findByRole('region', { name: 'Complete your profile' })
const EXPERIENCE = 'Describe your experience'
const WORK = 'Show selected work'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  vi.useRealTimers()
})

describe('the profile-completion slider', () => {
  it('[PROF-09, GD-73] shows the percentage that the server computed, and what is missing', async () => {
    open()
    const region = within(await slider())
    expect(region.getByRole('img', { name: 'Your profile is 60% complete' })).toBeVisible()
    expect(region.getByText(EXPERIENCE)).toBeVisible()
    expect(region.getByText(WORK)).not.toBeVisible()
    expect(region.queryByText('Write your bio')).toBeNull()
    expect(region.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', ABOUT)
    await expectNoAxeViolations()
  })

  it('[PROF-07] is hidden once the profile is complete', async () => {
    openDashboard()
    await screen.findByText('No questions to show yet')
    expect(screen.queryByRole('region', { name: 'Complete your profile' })).toBeNull()
  })

  it('[PROF-06] goes on every 5000 ms, round and round', async () => {
    expect(ROTATION_MS).toBe(5000)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    const region = within(await slider())
    const shown = () => [EXPERIENCE, WORK].find((title) => region.getByText(title).closest('[inert]') === null)
    for (const title of [WORK, EXPERIENCE, WORK]) {
      await pass(ROTATION_MS)
      expect(shown()).toBe(title)
    }
  })

  it('[PROF-06] holds still under the pointer, in focus and when it is paused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = open()
    const element = await slider()
    const region = within(element)
    const isFirst = () => region.getByText(EXPERIENCE).closest('[inert]') === null
    await user.hover(element)
    await pass(2 * ROTATION_MS + 100)
    expect(isFirst()).toBe(true)
    await user.unhover(element)
    act(() => region.getByRole('button', { name: 'All steps' }).focus())
    await pass(ROTATION_MS + 100)
    expect(isFirst()).toBe(true)
    await user.click(region.getByRole('button', { name: 'Pause' }))
    act(() => (document.activeElement as HTMLElement).blur())
    await user.unhover(element)
    await pass(ROTATION_MS + 100)
    expect(isFirst()).toBe(true)
    await user.click(region.getByRole('button', { name: 'Next step' }))
    expect(isFirst()).toBe(false)
    await user.click(region.getByRole('button', { name: 'Previous step' }))
    expect(isFirst()).toBe(true)
  })

  it('never moves by itself for those who prefer less motion', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? Object.assign(real('all'), {}) : real(query),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    const region = within(await slider())
    await pass(ROTATION_MS + 100)
    expect(region.getByText(EXPERIENCE).closest('[inert]')).toBeNull()
    expect(region.queryByRole('button', { name: 'Pause' })).toBeNull()
    expect(region.getByRole('button', { name: 'Next step' })).toBeVisible()
  })

  it('[PROF-08, PROF-02, GD-72] opens the list of all steps, each done or not', async () => {
    const { user } = open()
    await user.click(within(await slider()).getByRole('button', { name: 'All steps' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete your profile and earn your badge' }))
    const rows = dialog.getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('img').getAttribute('aria-label'))).toEqual([
      ...['Done', 'Done', 'Done', 'Not done', 'Not done'],
    ])
    expect(within(rows[3] as HTMLElement).getByRole('link', { name: EXPERIENCE })).toHaveAttribute('href', ABOUT)
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('begins at nothing for an expert whose profile was never opened', async () => {
    open(null)
    const region = within(await slider())
    expect(region.getByRole('img', { name: 'Your profile is 0% complete' })).toBeVisible()
    expect(region.getAllByRole('group', { hidden: true })).toHaveLength(5)
  })
})
