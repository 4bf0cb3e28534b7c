import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { openEventStreams } from '#testing/event-streams.js'
import { refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { OutboxMail } from './use-outbox'

const mail = (id: string, subject: string, text: string) => ({
  id,
  to: 'nora@brightwater.example',
  subject,
  kind: 'sign_in_link',
  text,
  html: '',
  isSensitive: true,
  createdAt: '2026-11-20T10:00:00Z',
  sentAt: null,
})
const newest = mail('m2', 'Your link to log in', 'Open http://localhost:3000/login/link?token=abc now.')
const older = mail('m1', 'Confirm your address', 'Welcome.')
const page = (mails: OutboxMail[], nextCursor: string | null = null, isMasked = false) => ({
  mails,
  nextCursor,
  isMasked,
})

describe('the outbox', () => {
  it('opens the newest email, with working links', async () => {
    const { container } = renderRoute('/admin/outbox', {
      user: staffUser,
      rest: { 'GET /api/admin/outbox': () => page([newest, older]) },
    })
    expect(await screen.findByRole('heading', { level: 2, name: 'Your link to log in' })).toBeVisible()
    expect(screen.getByRole('link', { name: /login\/link/ })).toHaveAttribute(
      'href',
      'http://localhost:3000/login/link?token=abc',
    )
    await expectNoAxeViolations(container)
  })

  it('opens another email from the list', async () => {
    const { user, address } = renderRoute('/admin/outbox', {
      user: staffUser,
      rest: { 'GET /api/admin/outbox': () => page([newest, older]) },
    })
    await user.click(await screen.findByRole('link', { name: /Confirm your address/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Confirm your address' })).toBeVisible()
    expect(address()).toBe('/admin/outbox?mail=m1')
  })

  it('loads older emails', async () => {
    const { user } = renderRoute('/admin/outbox', {
      user: staffUser,
      rest: { 'GET /api/admin/outbox': ({ query }) => (query.get('cursor') ? page([older]) : page([newest], 'next')) },
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: /Confirm your address/ })).toBeVisible()
  })

  it('shows no email but the one in the address', async () => {
    const { user } = renderRoute('/admin/outbox?mail=m1', {
      user: staffUser,
      rest: { 'GET /api/admin/outbox': ({ query }) => (query.get('cursor') ? page([older]) : page([newest], 'next')) },
    })
    expect(await screen.findByText('This email is not in the list.')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Load older emails' }))
    expect(await screen.findByRole('article', { name: 'Confirm your address' })).toBeVisible()
  })

  it('announces new emails and shows them on request; updates that move nothing appear by themselves', async () => {
    const streams = openEventStreams()
    const unsent = { count: 1, oldestAt: null }
    let mails = [older]
    let asked = 0
    const { user, container } = renderRoute('/admin/outbox', {
      user: staffUser,
      rest: {
        'GET /api/admin/outbox': () => {
          asked += 1
          return page(mails)
        },
      },
    })
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible()
    await streams.emit('/api/admin/outbox/events', { newestId: 'm1', unsent })
    await waitFor(() => expect(asked).toBe(2))
    mails = [newest, older]
    await streams.emit('/api/admin/outbox/events', { newestId: 'm2', unsent })
    expect(await screen.findByText('There are new emails.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Your link to log in/ })).toBeNull()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Show new emails' }))
    expect(await screen.findByRole('link', { name: /Your link to log in/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  it('shows the first email by itself', async () => {
    const streams = openEventStreams()
    let mails: OutboxMail[] = []
    renderRoute('/admin/outbox', { user: staffUser, rest: { 'GET /api/admin/outbox': () => page(mails) } })
    expect(await screen.findByText('Nothing has been sent yet.')).toBeVisible()
    mails = [newest]
    await streams.emit('/api/admin/outbox/events', { newestId: 'm2', unsent: { count: 1, oldestAt: null } })
    expect(await screen.findByRole('link', { name: /Your link to log in/ })).toBeVisible()
  })

  it('says that links are hidden', async () => {
    renderRoute('/admin/outbox', {
      user: staffUser,
      rest: { 'GET /api/admin/outbox': () => page([older], null, true) },
    })
    expect(await screen.findByText('Links that sign somebody in are hidden here.')).toBeVisible()
  })

  it('says that nothing has been sent', async () => {
    renderRoute('/admin/outbox', { user: staffUser, rest: { 'GET /api/admin/outbox': () => page([]) } })
    expect(await screen.findByText('Every email Sagework sends appears here.')).toBeVisible()
  })

  it('[X-54] is for staff in live mode: visitors log in first, members are told that it is for staff', async () => {
    const refuse = (status: number, code: 'NO_SESSION' | 'STAFF_ONLY') => () => {
      throw refusal(status, code, 'No.')
    }
    const visitor = renderRoute('/admin/outbox?mail=m1', {
      rest: { 'GET /api/admin/outbox': refuse(401, 'NO_SESSION') },
    })
    await waitFor(() => expect(visitor.address()).toBe('/login?next=%2Fadmin%2Foutbox%3Fmail%3Dm1'))
    visitor.unmount()
    const member = renderRoute('/admin/outbox', {
      user: clientUser,
      rest: { 'GET /api/admin/outbox': refuse(403, 'STAFF_ONLY') },
    })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
    member.unmount()
    renderRoute('/admin/outbox', {
      user: { ...clientUser, isStaffSecondFactorMissing: true },
      rest: { 'GET /api/admin/outbox': refuse(403, 'STAFF_ONLY') },
    })
    expect(await screen.findByText('Staff pages need a second factor')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  })
})
