import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { profileAnswers as graphql } from '#testing/expert-profile-fixtures.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

describe('a chosen picture', () => {
  it('is cropped before it is sent, with the keyboard too, and nothing is sent if one changes one’s mind', async () => {
    // happy-dom decodes no pictures; that the crop is sent, a story shows
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
    const { user, sent } = renderRoute('/account/expertise', { user: expertUser, graphql })
    const input = await screen.findByLabelText('Photo file')
    await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
    const dialog = await screen.findByRole('dialog', { name: 'Crop your photo' })
    expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toHaveValue('1')
    expect(within(dialog).getByLabelText('The part that is shown')).toHaveAttribute('tabindex', '0')
    await expectNoAxeViolations(dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent.some(({ name }) => name === 'POST /api/user/photo')).toBe(false)
  })

  it('is removed once, however often the button is pressed', async () => {
    const user = { ...expertUser, userData: { ...expertUser.userData, profile_pic: '/faces/elena.svg' } }
    const { sent } = renderRoute('/account/expertise', {
      user,
      graphql,
      rest: { 'DELETE /api/user/photo': () => ({ profile_pic: null }) },
    })
    const button = await screen.findByRole('button', { name: 'Remove photo' })
    act(() => {
      button.click()
      button.click()
    })
    expect(await screen.findByText('Your photo is removed.')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'DELETE /api/user/photo')).toHaveLength(1)
  })
})
