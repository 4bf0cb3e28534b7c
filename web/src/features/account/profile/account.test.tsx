import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const details = {
  first_name: 'Nora',
  last_name: 'Berg',
  designation: 'COO',
  account: { email: 'nora@example.com', is_email_verified: true, time_zone: 'Europe/Berlin' },
}
const graphql = {
  AccountDetails: () => ({ users_by_pk: details }),
  OwnCompany: () => ({
    companies_by_pk: { company_name: 'Brightwater', company_url: null, company_brief: null },
    company_members: [{ member_role: 'member' }],
  }),
  UpdateAccountDetails: () => ({ update_users_by_pk: { id: clientUser.userId }, update_user_accounts_by_pk: null }),
}
const rest = { 'GET /api/invites': () => ({ invites: [] }) }

describe('the account page', () => {
  it('saves name, headline and time zone', async () => {
    const { user, sent } = renderRoute('/account', { user: clientUser, rest, graphql })
    const headline = await screen.findByLabelText('Headline (optional)')
    await expectNoAxeViolations()
    await user.clear(headline)
    await user.type(headline, 'Head of Operations')
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'UpdateAccountDetails')?.input).toEqual({
      me: clientUser.userId,
      firstName: 'Nora',
      lastName: 'Berg',
      designation: 'Head of Operations',
      timeZone: 'Asia/Tokyo',
    })
  })

  it('keeps unsaved input when saving fails and across a reload', async () => {
    const broken = {
      ...graphql,
      UpdateAccountDetails: () => {
        throw refusal(500, 'unexpected', 'Something went wrong on our side.')
      },
    }
    const first = renderRoute('/account', { user: clientUser, rest, graphql: broken })
    await first.user.type(await screen.findByLabelText('First name'), ' Maria')
    await first.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    first.unmount()
    renderRoute('/account', { user: clientUser, rest, graphql })
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Nora Maria'))
  })

  it('a stored time zone missing from the browser’s list is shown, and survives saving a name', async () => {
    const utc = { ...details, account: { ...details.account, time_zone: 'UTC' } }
    renderRoute('/account', {
      user: clientUser,
      rest,
      graphql: { ...graphql, AccountDetails: () => ({ users_by_pk: utc }) },
    })
    const zone = await screen.findByLabelText('Time zone')
    expect(within(zone).getByRole('option', { name: 'UTC' })).toBeInTheDocument()
  })
})
