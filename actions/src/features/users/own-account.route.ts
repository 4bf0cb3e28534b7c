import { companyData } from '#domain/companies/company-data.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { getSdk } from './own-account.generated.js'

/** The caller's own details with the REST field names (BASE-20, PLAN-28, GD-59). */
export const ownAccountRoute = defineRoute({
  method: 'get',
  path: '/api/user/me',
  auth: 'session',
  async handle({ caller }, { graphql }) {
    const { users_by_pk: user } = await getSdk(graphql.asUser(caller)).OwnAccountForRest({ id: caller.userId })
    if (!user?.account) throw new AppError('USER_NOT_FOUND')
    const country = user.expert_detail?.country
    const { email, is_email_verified, ...flags } = user.account
    return {
      _id: user.id,
      email,
      isEmailVerified: is_email_verified,
      first_name: user.first_name,
      last_name: user.last_name,
      slug: user.slug,
      profile_pic: user.profile_pic,
      designation: user.designation,
      is_expert: user.is_expert,
      wizard: { is_wizard: user.is_expert },
      profile_complete_percent: user.expert_detail?.profile_complete_percent ?? 0,
      profile_weightage: user.expert_detail?.profile_weightage ?? 0,
      account_type: user.company_id ? 'company' : 'single_user',
      country: country ? { _id: country.id, country_name: country.country_name } : null,
      created_at: user.created_at,
      companyId: user.company_id,
      companyData: user.company && { companyName: user.company.company_name },
      ...flags,
    }
  },
})

/** The caller's company in the format used by opportunities; 404 without one (OBASE-35, GO-102). */
export const companyDetailsRoute = defineRoute({
  method: 'get',
  path: '/api/user/companyDetails',
  auth: 'session',
  async handle({ caller }, { graphql }) {
    const noCompany = new AppError('NOT_FOUND', { message: 'You belong to no company.' })
    if (!caller.companyId) throw noCompany
    const { companies_by_pk: company } = await getSdk(graphql.asUser(caller)).CompanyForRest({ id: caller.companyId })
    if (!company) throw noCompany
    return { _id: company.id, ...companyData(company) }
  },
})
