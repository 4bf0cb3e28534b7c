import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Network, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const company = { company_name: 'Brightwater', company_url: null, company_brief: null }

function openAccount(member_role: string, more: Network['graphql'] = {}) {
  return renderRoute('/account', {
    user: clientUser,
    rest: { 'GET /api/invites': () => ({ invites: [] }) },
    graphql: {
      AccountDetails: () => ({ users_by_pk: null }),
      OwnCompany: () => ({ companies_by_pk: company, company_members: [{ member_role }] }),
      UpdateOwnCompany: () => ({ update_companies_by_pk: { id: 'c' } }),
      ...more,
    },
  })
}

describe('the company on the account page', () => {
  it('its owner edits the name, the website and the text that posts show', async () => {
    const { user, sent } = openAccount('owner')
    const part = within(await screen.findByRole('region', { name: 'Company' }))
    await user.type(await part.findByLabelText('Website (optional)'), 'brightwater')
    await user.click(part.getByRole('button', { name: 'Save company' }))
    expect(await part.findByText('Enter a web address, such as company.com')).toBeVisible()
    await user.clear(part.getByLabelText('Website (optional)'))
    await user.type(part.getByLabelText('Website (optional)'), 'https://brightwater.example')
    await user.type(part.getByLabelText('About the company (optional)'), 'We find leaks.')
    await user.click(part.getByRole('button', { name: 'Save company' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'UpdateOwnCompany')?.input).toEqual({
      companyId: clientUser.userData.companyId,
      name: 'Brightwater',
      url: 'https://brightwater.example',
      brief: 'We find leaks.',
    })
  })

  it('a database error appears at its field, in the form’s own words', async () => {
    const { user } = openAccount('owner', {
      UpdateOwnCompany: () => {
        const text = 'Check constraint violation. new row for relation "companies" violates check constraint'
        throw refusal(400, 'permission-error', `${text} "companies_name_one_line"`)
      },
    })
    const part = within(await screen.findByRole('region', { name: 'Company' }))
    await user.type(await part.findByLabelText('Company name'), ' AG')
    await user.click(part.getByRole('button', { name: 'Save company' }))
    await waitFor(() =>
      expect(part.getByLabelText('Company name')).toHaveAccessibleDescription('Use plain text on a single line'),
    )
    expect(part.queryByText(/violates|relation|Not saved$/)).not.toBeInTheDocument()
    expect(part.queryByText('Saved.')).not.toBeInTheDocument()
    expect(part.getByLabelText('Company name')).toHaveValue('Brightwater AG')
  })

  it('a colleague can only read them', async () => {
    openAccount('member')
    const part = within(await screen.findByRole('region', { name: 'Company' }))
    expect(await part.findByText('Only the person who set the company up here can change this.')).toBeVisible()
    expect(part.queryByRole('textbox')).not.toBeInTheDocument()
  })
})
