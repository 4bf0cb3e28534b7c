import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const open = (user: typeof clientUser) =>
  renderRoute('/dashboard/all-packages', {
    user,
    graphql: { UseCaseTopics: () => ({ master_topics: [] }), UseCaseList: () => ({ use_cases: [] }) },
  })
const postOf = async (bar: string) =>
  within(await screen.findByRole('navigation', { name: bar })).getByRole('link', { name: 'Post' })

describe('"Post" in the navigation', () => {
  it.each(['Main', 'Main, bottom bar'])('[PROMPT-47, PROMPT-48] asks companies what to post: %s', async (bar) => {
    const { user } = open(clientUser)
    await user.click(await postOf(bar))
    const dialog = within(await screen.findByRole('dialog', { name: 'What would you like to post?' }))
    expect(dialog.getByRole('link', { name: 'Post a project' })).toHaveAttribute('href', '/dashboard/all-packages')
    expect(dialog.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/create-question')
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('link', { name: 'Post a project' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[GD-51] leads experts to the projects at once', async () => {
    const { user, address } = open(expertUser)
    await user.click(await postOf('Main'))
    expect(address()).toBe('/dashboard/all-packages')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
