import type { Network } from '../network'

/** What `/account` asks for, the page that members are led to from pages that only experts have. */
export const accountPage = {
  rest: { 'GET /api/invites': () => ({ invites: [] }) },
  graphql: {
    AccountDetails: () => ({
      users_by_pk: {
        ...{ first_name: 'Nora', last_name: 'Berg', designation: 'COO' },
        account: { email: 'nora@example.com', is_email_verified: true, time_zone: 'Europe/Berlin' },
      },
    }),
    OwnCompany: () => ({ companies_by_pk: null, company_members: [] }),
  },
} satisfies Pick<Network, 'rest' | 'graphql'>
