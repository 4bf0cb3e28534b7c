import { companyData } from '#domain/companies/company-data.js'
import { readOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { companySetupBlocker } from './company-setup.rules.js'

/**
 * The company behind the caller's own post (OBASE-08, GO-92). 404 if there is none, which is not an error (OERR-18).
 */
export const companySetupRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/:id/companySetup',
  auth: 'session',
  async handle({ caller, params }, { database }) {
    if (!isUuid(params.id)) throw new AppError('VALIDATION_FAILED', { message: 'This is not the id of an opportunity' })
    const opportunity = await readOpportunity(database, params.id, caller)
    throwIfBlocked(companySetupBlocker(opportunity))
    const company = await database
      .selectFrom('companies')
      .innerJoin('opportunities', 'opportunities.company_id', 'companies.id')
      .where('opportunities.id', '=', opportunity.id)
      .select(['companies.id', 'company_name', 'company_logo', 'company_url', 'company_brief'])
      .executeTakeFirst()
    if (!company) throw new AppError('NOT_FOUND', { message: 'There is no company setup.' })
    return { _id: company.id, ...companyData(company) }
  },
})
