import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const template = (name: string, subject: string) => ({
  name,
  kind: 'sign-in-link',
  subject,
  text: `Hello Elena,\n\n${subject}`,
  html: `<html><body><p>${subject}</p><script>document.title = 'no'</script></body></html>`,
})
const TEMPLATES = [template('A link to log in', 'Your link'), template('Hire offered', 'You have been selected')]
const rest = { 'GET /api/admin/outbox/templates': () => ({ templates: TEMPLATES }) }

describe('the email templates', () => {
  it('shows the first one in a sandbox and as plain text', async () => {
    const { container } = renderRoute('/admin/outbox/templates', { user: staffUser, rest })
    expect(await screen.findByRole('heading', { level: 2, name: 'Your link' })).toBeVisible()
    const frame = screen.getByTitle('A link to log in, as an email')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame.getAttribute('srcdoc')).toContain('<p>Your link</p>')
    expect(screen.getByText(/^Hello Elena,/)).toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('opens another from the list, and says when there is no such template', async () => {
    const { user, address } = renderRoute('/admin/outbox/templates?name=gone', { user: staffUser, rest })
    expect(await screen.findByText('We can’t find this template.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: /Hire offered/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'You have been selected' })).toBeVisible()
    expect(address()).toBe('/admin/outbox/templates?name=Hire+offered')
  })

  it('can be retried after a failure', async () => {
    let isDown = true
    const { user } = renderRoute('/admin/outbox/templates', {
      user: staffUser,
      rest: {
        'GET /api/admin/outbox/templates': () => {
          if (isDown) throw refusal(503, 'INTERNAL', 'Not now.')
          return { templates: TEMPLATES }
        },
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 2, name: 'Your link' })).toBeVisible()
  })

  it('[X-54] is for staff in live mode', async () => {
    renderRoute('/admin/outbox/templates', {
      user: clientUser,
      rest: {
        'GET /api/admin/outbox/templates': () => {
          throw refusal(403, 'STAFF_ONLY', 'No.')
        },
      },
    })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
  })
})
