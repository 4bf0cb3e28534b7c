import { defineRoute } from '#platform/define-route.js'

/** The keys that check our access tokens: no database, and good for five minutes in any cache. */
export const listPublicKeys = defineRoute({
  method: 'get',
  path: '/.well-known/jwks.json',
  auth: 'public',
  async handle({ response }, { accessTokens }) {
    response.set('Cache-Control', 'public, max-age=300')
    return accessTokens.jwks
  },
})
