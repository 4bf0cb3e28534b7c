import { randomText, signingKey } from './secrets.mjs'

/**
 * New secrets for the containers, named as in docker-compose.yml. Passwords go into URLs, so they are made of URL-safe
 * characters only.
 * @returns {Record<string, string>}
 */
export function stackSecrets() {
  return {
    POSTGRES_PASSWORD: randomText(),
    OWNER_PASSWORD: randomText(),
    HASURA_PASSWORD: randomText(),
    ACTIONS_PASSWORD: randomText(),
    ADMIN_SECRET: randomText(),
    ACTION_SECRET: randomText(),
    AUTH_SECRET: randomText(),
    FILE_LINK_SECRET: randomText(),
    PAYMENT_SANDBOX_SECRET: randomText(),
    S3_SECRET_ACCESS_KEY: randomText(),
    JWT_PRIVATE_JWK: signingKey(),
  }
}
