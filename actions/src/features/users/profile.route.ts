import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { getSdk } from './profile.generated.js'
import { shapeProfile } from './profile-shape.js'

/** A public profile, read with the caller's rights (OBASE-28, GO-101). */
export const profileRoute = defineRoute({
  method: 'get',
  path: '/api/user/profile/:userId',
  auth: 'session',
  async handle({ caller, params }, { graphql }) {
    const { userId } = params
    if (!isUuid(userId)) throw new AppError('USER_NOT_FOUND')
    const { users_by_pk: user } = await getSdk(graphql.asUser(caller)).ProfileForRest({ id: userId })
    if (!user) throw new AppError('USER_NOT_FOUND')
    return shapeProfile(user)
  },
})
