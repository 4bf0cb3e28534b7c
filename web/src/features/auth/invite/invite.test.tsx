import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { WireUser } from '#lib/session-user.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const invite = {
  companyName: 'Brightwater',
  invitedBy: 'Elena Marchetti',
  email: 'nora@example.com',
  hasAccount: true,
  expiresAt: '2099-01-01T00:00:00Z',
}
/** What the start page asks for, once somebody has joined. */
const homeData = {
  PromptFacts: () => ({
    users_by_pk: null,
    expert_details: [],
    company_members: [{ company_id: 'its-id', company: { company_name: 'Brightwater' } }],
  }),
}
const WELCOME = 'Welcome to the Brightwater team'

/** The dialog of the start page says it, and nothing else does. */
async function expectOneWelcome() {
  expect(await screen.findByRole('dialog', { name: WELCOME })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Messages' })).queryByText(/Brightwater/)).not.toBeInTheDocument()
}

describe('an invitation', () => {
  it('[PROMPT-33] creates an account for somebody new, who is welcomed once', async () => {
    let here: WireUser | null = null
    const { user, sent } = renderRoute('/invite/t0ken', {
      user: () => here,
      graphql: homeData,
      rest: {
        'GET /api/invites/:token': () => ({ ...invite, hasAccount: false }),
        'POST /api/invites/:token/accept': () => {
          here = clientUser
          return { status: 'joined', companyName: 'Brightwater' }
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Join Brightwater' })).toBeVisible()
    await expectNoAxeViolations()
    await user.type(screen.getByLabelText('First name'), 'Nora')
    await user.type(screen.getByLabelText('Last name'), 'Berg')
    await user.type(screen.getByLabelText('Password'), 'a long enough one')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await expectOneWelcome()
    expect(sent).toContainEqual(
      expect.objectContaining({
        name: 'POST /api/invites/t0ken/accept',
        input: expect.objectContaining({ firstName: 'Nora', password: 'a long enough one', termsVersion: 1 }),
      }),
    )
  })

  it('asks somebody with an account to log in, and returns', async () => {
    renderRoute('/invite/t0ken', { rest: { 'GET /api/invites/:token': () => invite } })
    expect(await screen.findByRole('link', { name: 'Log in to join' })).toHaveAttribute(
      'href',
      '/login?next=%2Finvite%2Ft0ken',
    )
  })

  it('[PROMPT-33] is accepted by the user with that address, who is welcomed once', async () => {
    const { user } = renderRoute('/invite/t0ken', {
      user: clientUser,
      graphql: homeData,
      rest: {
        'GET /api/invites/:token': () => invite,
        'POST /api/invites/:token/accept': () => ({ status: 'joined', companyName: 'Brightwater' }),
      },
    })
    // a company name may be wider than a phone
    expect(await screen.findByText('Join Brightwater', { selector: 'button *' })).toHaveClass('whitespace-normal')
    await user.click(screen.getByRole('button', { name: 'Join Brightwater' }))
    await expectOneWelcome()
  })

  it('says so when it is for another address', async () => {
    renderRoute('/invite/t0ken', {
      user: clientUser,
      rest: { 'GET /api/invites/:token': () => ({ ...invite, email: 'somebody@else.example' }) },
    })
    expect(await screen.findByText(/this invitation is for somebody@else.example/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument()
  })

  it('says that it was withdrawn', async () => {
    renderRoute('/invite/t0ken', {
      rest: {
        'GET /api/invites/:token': () => {
          throw refusal(409, 'INVITE_WITHDRAWN', 'This invitation was withdrawn.')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it.each([
    ['INVITE_EXPIRED', 'This invitation has expired', 'Go to the start page'],
    ['INVITE_USED', 'This invitation has already been used', 'Log in'],
    ['INVITE_NOT_FOUND', 'We can’t find this invitation', 'Go to the start page'],
  ])('[X-13] %s explains itself and offers a way on', async (code, title, way) => {
    renderRoute('/invite/t0ken', {
      rest: {
        'GET /api/invites/:token': () => {
          throw refusal(409, code, 'This invitation is not open.')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[X-13] tells people who open the link again that they have joined', async () => {
    renderRoute('/invite/t0ken', {
      user: clientUser,
      rest: { 'GET /api/invites/:token': () => ({ companyName: 'Brightwater', hasJoined: true }) },
    })
    expect(await screen.findByRole('heading', { name: 'You’re part of Brightwater' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument()
  })

  it.each([
    [clientUser, 'Join Brightwater'],
    [undefined, 'Join'],
  ])('[X-13] that is withdrawn while open says so and removes the form', async (person, name) => {
    let isWithdrawn = false
    const withdrawn = () => refusal(409, 'INVITE_WITHDRAWN', 'This invitation was withdrawn.')
    const { user } = renderRoute('/invite/t0ken', {
      user: person,
      rest: {
        'GET /api/invites/:token': () => {
          if (isWithdrawn) throw withdrawn()
          return { ...invite, hasAccount: Boolean(person) }
        },
        'POST /api/invites/:token/accept': () => {
          isWithdrawn = true
          throw withdrawn()
        },
      },
    })
    await screen.findByRole('button', { name })
    if (!person) {
      await user.type(screen.getByLabelText('First name'), 'Nora')
      await user.type(screen.getByLabelText('Last name'), 'Berg')
      await user.type(screen.getByLabelText('Password'), 'a long enough one')
    }
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible()
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })
})
