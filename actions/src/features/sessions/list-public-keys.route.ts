import { defineRoute } from '#platform/define-route.js'

/** The keys for verifying our access tokens. Doesn't touch the database, and can be cached for five minutes. */
export const listPublicKeys = defineRoute({
  method: 'get',
  path: '/.well-known/jwks.json',
  auth: 'public',
  async handle({ response }, { accessTokens }) {
    response.set('Cache-Control', 'public, max-age=300')
    return accessTokens.jwks
  },
})
