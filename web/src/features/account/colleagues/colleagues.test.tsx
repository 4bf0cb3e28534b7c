import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const pending = {
  id: 'i1',
  email: 'kim@parkworks.example',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  acceptedAt: null,
  canWithdraw: true,
}
const graphql = {
  AccountDetails: () => ({ users_by_pk: null, user_accounts_by_pk: null }),
  OwnCompany: () => ({ companies_by_pk: null, company_members: [] }),
}

describe('inviting colleagues', () => {
  it('[X-03] sends an invitation and lists it', async () => {
    const { user, sent } = renderRoute('/account', {
      user: clientUser,
      graphql,
      rest: { 'GET /api/invites': () => ({ invites: [pending] }), 'POST /api/invites': () => pending },
    })
    expect(await screen.findByText('kim@parkworks.example')).toBeVisible()
    await user.type(screen.getByLabelText('Colleague’s email'), 'kim@parkworks.example')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('The invitation is on its way to kim@parkworks.example.')).toBeVisible()
    expect(sent).toContainEqual({
      kind: 'rest',
      name: 'POST /api/invites',
      input: { email: 'kim@parkworks.example', inviteId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    expect(screen.getByLabelText('Colleague’s email')).toHaveValue('')
  })

  it('names a request that is sent again as before, and the next invitation anew', async () => {
    const ids: unknown[] = []
    const { user } = renderRoute('/account', {
      user: clientUser,
      graphql,
      rest: {
        'GET /api/invites': () => ({ invites: [] }),
        'POST /api/invites': ({ body }) => {
          ids.push((body as { inviteId: string }).inviteId)
          if (ids.length === 1) throw refusal(502, 'UPSTREAM_FAILED', 'We couldn’t reach the server.')
          return pending
        },
      },
    })
    const invite = async () => {
      await user.type(screen.getByLabelText('Colleague’s email'), 'kim@parkworks.example')
      await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    }
    await screen.findByLabelText('Colleague’s email')
    await invite()
    await screen.findByText('We couldn’t reach the server.')
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() => expect(screen.getByLabelText('Colleague’s email')).toHaveValue(''))
    await invite()
    await waitFor(() => expect(ids).toHaveLength(3))
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false])
  })

  it('names an invitation anew after the one whose response was lost was withdrawn', async () => {
    const ids: unknown[] = []
    const { user } = renderRoute('/account', {
      user: clientUser,
      graphql,
      rest: {
        'GET /api/invites': () => ({ invites: [pending] }),
        'POST /api/invites': ({ body }) => {
          ids.push((body as { inviteId: string }).inviteId)
          if (ids.length === 1) throw refusal(502, 'UPSTREAM_FAILED', 'We couldn’t reach the server.')
          return pending
        },
        'DELETE /api/invites/:id': () => ({ status: 'withdrawn' }),
      },
    })
    await user.type(await screen.findByLabelText('Colleague’s email'), pending.email)
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    await screen.findByText('We couldn’t reach the server.')
    await user.click(await screen.findByRole('button', { name: `Withdraw the invitation to ${pending.email}` }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
    await screen.findByText(`The invitation to ${pending.email} was withdrawn.`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() => expect(ids).toHaveLength(2))
    expect(ids[1]).not.toBe(ids[0])
  })

  it('keeps a half-typed address across a reload or an ended session until it is sent', async () => {
    const rest = { 'GET /api/invites': () => ({ invites: [] }), 'POST /api/invites': () => pending }
    const half = renderRoute('/account', { user: clientUser, graphql, rest })
    await half.user.type(await screen.findByLabelText('Colleague’s email'), 'kim@park')
    half.unmount()
    const { user, unmount } = renderRoute('/account', { user: clientUser, graphql, rest })
    expect(await screen.findByLabelText('Colleague’s email')).toHaveValue('kim@park')
    await user.type(screen.getByLabelText('Colleague’s email'), 'works.example')
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    await screen.findByText('The invitation is on its way to kim@parkworks.example.')
    unmount()
    renderRoute('/account', { user: clientUser, graphql, rest })
    expect(await screen.findByLabelText('Colleague’s email')).toHaveValue('')
  })

  it('withdraws an open invitation after confirmation', async () => {
    let invites = [pending, { ...pending, id: 'i2', email: 'lou@parkworks.example', canWithdraw: false }]
    const { user, sent } = renderRoute('/account', {
      user: clientUser,
      graphql,
      rest: {
        'GET /api/invites': () => ({ invites }),
        'DELETE /api/invites/:id': () => {
          invites = invites.slice(1)
          return { status: 'withdrawn' }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation to kim@parkworks.example' }))
    expect(screen.queryByRole('button', { name: /lou@parkworks/ })).toBeNull()
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this invitation?' })
    await expectNoAxeViolations()
    // the text must stay intact while the dialog closes
    const texts: (string | null)[] = []
    const watch = new MutationObserver(() => texts.push(document.body.textContent))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('The invitation to kim@parkworks.example was withdrawn.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('kim@parkworks.example')).toBeNull())
    watch.disconnect()
    expect(texts.filter((text) => text?.includes('undefined'))).toEqual([])
    expect(sent.map(({ name }) => name)).toContain('DELETE /api/invites/i1')
  })

  it('says why an invitation could not be withdrawn', async () => {
    const { user } = renderRoute('/account', {
      user: clientUser,
      graphql,
      rest: {
        'GET /api/invites': () => ({ invites: [pending] }),
        'DELETE /api/invites/:id': () => {
          throw refusal(409, 'INVITE_USED', 'This invitation has already been used.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation to kim@parkworks.example' }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this invitation?' })
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect(await within(dialog).findByText('This invitation has already been used.')).toBeVisible()
  })

  it('says why it was refused and keeps the input', async () => {
    const { user } = renderRoute('/account', {
      user: clientUser,
      graphql,
      rest: {
        'GET /api/invites': () => ({ invites: [] }),
        'POST /api/invites': () => {
          throw refusal(409, 'ALREADY_MEMBER', 'This person already belongs to a company.')
        },
      },
    })
    await user.type(await screen.findByLabelText('Colleague’s email'), 'kim@parkworks.example')
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
    expect(await screen.findByText('This person already belongs to a company.')).toBeVisible()
    expect(screen.getByLabelText('Colleague’s email')).toHaveValue('kim@parkworks.example')
  })

  it('isn’t offered without a company', async () => {
    renderRoute('/account', { user: expertUser, graphql })
    await screen.findByRole('heading', { name: 'Email address' })
    expect(screen.queryByRole('heading', { name: 'Colleagues' })).toBeNull()
  })
})
