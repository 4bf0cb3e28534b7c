import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emptyProfile, profileAnswers, savedProfile } from '#testing/expert-profile-fixtures.js'
import type { Network } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { type RouteResult, renderRoute, tokenFor } from '#testing/render-route.js'

interface SavedForm {
  open(network: Required<Network>['graphql']): RouteResult
  label: string
  /** the answers that saving needs, with what it does to them */
  stored(): Required<Network>['graphql']
}

const openExpert = (graphql: Required<Network>['graphql']) =>
  renderRoute('/account/expertise', { user: expertUser, graphql })

const expertise: SavedForm = {
  open: openExpert,
  label: 'Years of experience (optional)',
  stored: () => {
    let years: number | null = null
    return {
      OwnExpertProfile: () => ({ expert_details_by_pk: { ...emptyProfile, years_of_experience: years } }),
      SaveExpertProfile: ({ details }) => {
        years = details.years_of_experience ?? null
        return savedProfile
      },
    }
  },
}
const calendar: SavedForm = {
  open: openExpert,
  label: 'Web address (optional)',
  stored: () => {
    let link: string | null = 'https://calendly.com/'
    return {
      OwnCalendarLink: () => ({ user_accounts_by_pk: { calendly: link } }),
      SaveCalendarLink: ({ calendly }) => {
        link = calendly ?? null
        return { update_user_accounts_by_pk: { user_id: expertUser.userId } }
      },
    }
  },
}
const company: SavedForm = {
  open: (graphql) =>
    renderRoute('/account', { user: clientUser, graphql, rest: { 'GET /api/invites': () => ({ invites: [] }) } }),
  label: 'Company name',
  stored: () => {
    let company_name = 'Brightwater'
    return {
      OwnCompany: () => ({
        companies_by_pk: { company_name, company_url: null, company_brief: null },
        company_members: [{ member_role: 'owner' }],
      }),
      UpdateOwnCompany: ({ name }) => {
        company_name = name
        return { update_companies_by_pk: { id: 'c' } }
      },
    }
  },
}

describe('a form that was saved', () => {
  it.each([
    ['expertise', expertise],
    ['calendar', calendar],
    ['company', company],
  ])('takes the next save while the rest of the page is still read anew: %s', async (_name, form) => {
    let isSlow = false
    const rest = { AccountDetails: () => ({ users_by_pk: null }), ...profileAnswers }
    const slowly = Object.entries(rest).map(([name, answer]) => [
      name,
      () => (isSlow ? new Promise<never>(() => undefined) : answer()),
    ])
    const { user, sent } = form.open({ ...Object.fromEntries(slowly), ...form.stored() })
    const field = await screen.findByLabelText(form.label)
    const around = within(field.closest('form') as HTMLElement)
    isSlow = true
    const saves = () => sent.filter(({ name }) => /^(Save|Update)/.test(name)).length
    for (const time of [1, 2]) {
      await user.type(field, `${time}`)
      await user.click(around.getByRole('button', { name: /^(Save|Update)/ }))
      await waitFor(() => expect(saves()).toBe(time))
      await around.findByText('Saved.')
    }
  })

  it('is in the session after two quick saves: a renewal that was under way is followed by another', async () => {
    let renewals = 0
    let answerFirst = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    let isSlow = false
    const { user, sent } = renderRoute('/account', {
      user: clientUser,
      graphql: { AccountDetails: () => ({ users_by_pk: null }), ...company.stored() },
      rest: {
        'GET /api/invites': () => ({ invites: [] }),
        'POST /api/session/token': async () => {
          if (isSlow && ++renewals === 1) await isAnswered
          return tokenFor(clientUser)
        },
      },
    })
    const field = await screen.findByLabelText(company.label)
    const around = within(field.closest('form') as HTMLElement)
    isSlow = true
    for (const time of [1, 2]) {
      await user.type(field, `${time}`)
      await user.click(around.getByRole('button', { name: /^(Save|Update)/ }))
      await waitFor(() => expect(sent.filter(({ name }) => name === 'UpdateOwnCompany')).toHaveLength(time))
      await around.findByText('Saved.')
    }
    expect(renewals).toBe(1)
    answerFirst()
    await waitFor(() => expect(renewals).toBe(2))
  })
})
