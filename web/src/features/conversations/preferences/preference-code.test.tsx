import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openAiHome } from '../conversations.testkit'

const asked = vi.hoisted(() => ({ times: 0 }))

// as without a network
vi.mock('./preference-dialog', () => {
  asked.times += 1
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('[AIH-17] a form that can’t be loaded says nothing over what is typed', async () => {
  sessionStorage.clear()
  const { user } = openAiHome()
  await screen.findByRole('button', { name: /My Preference/ })
  const field = await screen.findByRole('textbox', { name: 'Your question' })
  await user.type(field, 'W')
  await waitFor(() => expect(asked.times).toBeGreaterThan(0))
  await expect(screen.findByRole('alert', undefined, { timeout: 500 })).rejects.toThrow()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('W')
})
