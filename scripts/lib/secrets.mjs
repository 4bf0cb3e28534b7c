import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { secretsFromEnvironment } from './settings.mjs'

/**
 * @typedef {object} Secrets
 * @property {string} adminSecret of the engine
 * @property {string} actionSecret sent by the engine to /hooks
 * @property {string} authSecret of sessions
 * @property {string} fileLinkSecret of signed file links
 * @property {string} paymentSandboxSecret of the payment sandbox: its API key and its signatures are made from it
 * @property {string} jwtPrivateJwk RS256 key of access tokens, JSON with `kid`
 * @property {string} postgresPassword of the embedded Postgres' superuser
 * @property {string} ownerPassword
 * @property {string} hasuraPassword
 * @property {string} actionsPassword
 */

/**
 * Reads the data folder's `secrets.json`, readable only by its owner, and generates what is missing. Values from the
 * environment take precedence and are not stored.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function loadSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const complete = { ...generate(Object.keys(stored)), ...stored }
  if (Object.keys(complete).length !== Object.keys(stored).length) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 })
    renameSync(draft, file)
  }
  const given = Object.entries(secretsFromEnvironment()).filter(([, value]) => value !== undefined)
  return { ...complete, ...Object.fromEntries(given) }
}

function generate(known) {
  const makers = {
    adminSecret: randomText,
    actionSecret: randomText,
    authSecret: randomText,
    fileLinkSecret: randomText,
    paymentSandboxSecret: randomText,
    jwtPrivateJwk: signingKey,
    postgresPassword: randomText,
    ownerPassword: randomText,
    hasuraPassword: randomText,
    actionsPassword: randomText,
  }
  return Object.fromEntries(
    Object.entries(makers)
      .filter(([name]) => !known.includes(name))
      .map(([name, make]) => [name, make()]),
  )
}

export function randomText() {
  return randomBytes(32).toString('base64url')
}

/**
 * A new key for access tokens. It is exported as bytes and imported again: when exporting a generated key directly as
 * JWK, Node 20 holds a lock that a garbage collection at that moment would wait for, which deadlocks the process beyond
 * the reach of signals.
 * @param {number} [modulusLength] bits
 * @returns {string} JWK as JSON
 */
export function signingKey(modulusLength = 2048) {
  const made = generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  const key = createPrivateKey({ key: made.privateKey, type: 'pkcs8', format: 'der' })
  return JSON.stringify({
    ...key.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  })
}
