import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { aiAnswer, aiConversation, CONVERSATION } from '../conversations.testkit'

/** Opens a conversation whose answer leads to a page. */
function open(path: string) {
  const data = [
    { type: 'output', content: 'You choose it there.' },
    { type: 'page', content: 'Sign-in and security', path },
  ]
  const answer = aiAnswer({
    ...{ support: null, model: null, citations: [], people: [] },
    message: { body: { from: 'ai', type: 'output', data, image: null } },
  })
  renderRoute(`/conversation/${CONVERSATION}`, { user: clientUser, graphql: aiConversation(answer) })
}

it('what is said about the product leads to the page where one does it, and rests on no expert', async () => {
  open('/account/security')
  const link = await screen.findByRole('link', { name: 'Sign-in and security' })
  expect(link).toHaveAttribute('href', '/account/security')
  expect(screen.queryByText(/from what experts published/)).not.toBeInTheDocument()
  await expectNoAxeViolations()
})

it('no answer leads elsewhere', async () => {
  open('//elsewhere.example/account')
  expect(await screen.findByText('You choose it there.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign-in and security' })).not.toBeInTheDocument()
})
