import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { getSdk } from './profile-update-check.generated.js'

/** Whether an expert's profile lacks a bio or an offer of a call (PROMPT-26, GD-38). */
export const profileUpdateCheckRoute = defineRoute({
  method: 'get',
  path: '/api/user/profile-update-check',
  auth: 'session',
  async handle({ caller }, { graphql }) {
    if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
    const { users_by_pk: user } = await getSdk(graphql.asUser(caller)).ProfileUpdateForRest({ id: caller.userId })
    const isBioCompleted = user?.expert_detail?.is_bio_added ?? false
    const isAdviceCompleted = (user?.expert_detail?.enabled_offers.length ?? 0) > 0
    return { needProfileUpdate: !(isBioCompleted && isAdviceCompleted), isBioCompleted, isAdviceCompleted }
  },
})
