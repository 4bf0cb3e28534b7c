import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { getSdk } from './wizard.generated.js'

/**
 * An expert's own limit of paid answers, and where its present window of 30 days began (CRED-25, KBASE-64, GK-166),
 * also at the path of a sibling text (QNA-25, GI-54).
 */
export const wizardRoutes = ['/api/user/:userId/wizard', '/api/user/wizard/:userId'].map((path) =>
  defineRoute({
    method: 'get',
    path,
    auth: 'session',
    async handle({ caller, params }, { graphql }) {
      if (params.userId !== caller.userId) throw new AppError('NOT_ALLOWED')
      if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
      const { response_windows: windows } = await getSdk(graphql.asUser(caller)).WizardForRest({ id: caller.userId })
      const [wizard] = windows
      if (!wizard) throw new AppError('USER_NOT_FOUND')
      return { result: { wizard } }
    },
  }),
)
