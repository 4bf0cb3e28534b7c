import { type JsonPath, parseJsonPath } from './json-path.js'

/** `HASURA_GRAPHQL_JWT_SECRET` (semantics §1.6), parsed once on start. */
export interface JwtConfig {
  readonly key: JwtKey
  readonly claims: ClaimsLocation
  readonly format: 'json' | 'stringified_json'
  /** Empty: not checked. */
  readonly audiences: readonly string[]
  readonly issuer: string | null
  readonly allowedSkewSec: number
  readonly header: TokenHeader
}

export type JwtKey =
  | { readonly kind: 'jwks'; readonly url: URL }
  | { readonly kind: 'secret'; readonly algorithm: string; readonly secret: string }
  | { readonly kind: 'public'; readonly algorithm: string; readonly pem: string }

export type ClaimsLocation =
  | { readonly kind: 'namespace'; readonly name: string }
  | { readonly kind: 'path'; readonly text: string; readonly path: JsonPath }
  | { readonly kind: 'map'; readonly claims: ReadonlyMap<string, MappedClaim> }

/** Where an x-hasura claim comes from: a literal, or a path with an optional default. */
export type MappedClaim =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'path'; readonly path: JsonPath; readonly fallback: unknown }

export type TokenHeader =
  | { readonly kind: 'authorization' }
  | { readonly kind: 'cookie'; readonly name: string }
  | { readonly kind: 'custom'; readonly name: string }

const KNOWN_KEYS = [
  'type',
  'key',
  'jwk_url',
  'claims_namespace',
  'claims_namespace_path',
  'claims_format',
  'claims_map',
  'audience',
  'issuer',
  'allowed_skew',
  'header',
]
const HMAC_BYTES: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 }
const PUBLIC_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const DEFAULT_NAMESPACE = 'https://hasura.io/jwt/claims'

type Raw = Readonly<Record<string, unknown>>

/** Throws Error with the reason, without any part of the secret. */
export function parseJwtSecret(text: string): JwtConfig {
  const raw = parseObject(text)
  const unknown = Object.keys(raw).find((key) => !KNOWN_KEYS.includes(key))
  if (unknown) throw new Error(`has the unknown key "${unknown}"`)
  const format = raw.claims_format ?? 'json'
  if (format !== 'json' && format !== 'stringified_json')
    throw new Error('claims_format must be json or stringified_json')
  return {
    key: parseKey(raw),
    claims: parseClaims(raw),
    format,
    audiences: parseAudience(raw.audience),
    issuer: optionalText(raw, 'issuer'),
    allowedSkewSec: typeof raw.allowed_skew === 'number' ? raw.allowed_skew : 0,
    header: parseHeader(raw.header),
  }
}

function parseObject(text: string): Raw {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('must be a JSON object')
  }
  if (!isRecord(value)) throw new Error('must be a JSON object')
  return value
}

function parseKey(raw: Raw): JwtKey {
  const url = optionalText(raw, 'jwk_url')
  const key = optionalText(raw, 'key')
  if ((url === null) === (key === null)) throw new Error('needs either key or jwk_url')
  if (url !== null) {
    if (!URL.canParse(url)) throw new Error('jwk_url must be a URL')
    return { kind: 'jwks', url: new URL(url) }
  }
  const algorithm = optionalText(raw, 'type') ?? ''
  const least = HMAC_BYTES[algorithm]
  if (least !== undefined) {
    if (Buffer.byteLength(key ?? '') < least)
      throw new Error(`key is too short for ${algorithm}: ${least} bytes at least`)
    return { kind: 'secret', algorithm, secret: key ?? '' }
  }
  if (!PUBLIC_ALGORITHMS.includes(algorithm)) throw new Error('type must name a signature algorithm')
  return { kind: 'public', algorithm: algorithm === 'Ed25519' ? 'EdDSA' : algorithm, pem: key ?? '' }
}

function parseClaims(raw: Raw): ClaimsLocation {
  if (raw.claims_map !== undefined) {
    if (!isRecord(raw.claims_map)) throw new Error('claims_map must be an object')
    const claims = new Map(
      Object.entries(raw.claims_map).map(([name, value]) => [name.toLowerCase(), parseMapped(value)]),
    )
    for (const name of ['x-hasura-allowed-roles', 'x-hasura-default-role']) {
      if (!claims.has(name)) throw new Error(`claims_map needs ${name}`)
    }
    return { kind: 'map', claims }
  }
  const path = optionalText(raw, 'claims_namespace_path')
  const name = optionalText(raw, 'claims_namespace')
  if (path !== null && name !== null) throw new Error('claims_namespace and claims_namespace_path exclude each other')
  if (path !== null) return { kind: 'path', text: path, path: parseJsonPath(path) }
  return { kind: 'namespace', name: name ?? DEFAULT_NAMESPACE }
}

function parseMapped(value: unknown): MappedClaim {
  if (!isRecord(value) || typeof value.path !== 'string') return { kind: 'literal', value }
  return { kind: 'path', path: parseJsonPath(value.path), fallback: value.default }
}

function parseAudience(value: unknown): readonly string[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  throw new Error('audience must be a text or a list of texts')
}

function parseHeader(value: unknown): TokenHeader {
  if (value === undefined || value === null) return { kind: 'authorization' }
  const raw = typeof value === 'string' ? parseObject(value) : value
  if (isRecord(raw)) {
    if (raw.type === 'Authorization') return { kind: 'authorization' }
    if (raw.type === 'Cookie' && typeof raw.name === 'string') return { kind: 'cookie', name: raw.name }
    if (raw.type === 'CustomHeader' && typeof raw.name === 'string')
      return { kind: 'custom', name: raw.name.toLowerCase() }
  }
  throw new Error(
    'header must be {"type":"Authorization"}, {"type":"Cookie","name":…} or {"type":"CustomHeader","name":…}',
  )
}

function optionalText(raw: Raw, key: string): string | null {
  const value = raw[key]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value === '') throw new Error(`${key} must be a text`)
  return value
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
