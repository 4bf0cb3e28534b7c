import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'

const secret = () => randomBytes(32).toString('base64url')

/**
 * Fresh secrets for the containers, by the names that docker-compose.yml asks for. Passwords stand inside URLs, so
 * they are made of URL-safe letters only.
 * @returns {Record<string, string>}
 */
export function stackSecrets() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' }
  return {
    POSTGRES_PASSWORD: secret(),
    OWNER_PASSWORD: secret(),
    HASURA_PASSWORD: secret(),
    ACTIONS_PASSWORD: secret(),
    ADMIN_SECRET: secret(),
    ACTION_SECRET: secret(),
    AUTH_SECRET: secret(),
    FILE_LINK_SECRET: secret(),
    S3_SECRET_ACCESS_KEY: secret(),
    JWT_PRIVATE_JWK: JSON.stringify(jwk),
  }
}
