import type { JWK } from 'jose'
import { type InferType, mixed, number, object, string, ValidationError } from 'yup'

/** The environment as a plain map: `process.env`, or a test's own. */
export type Environment = Readonly<Record<string, string | undefined>>

const SECRET_CHARACTERS_MIN = 16
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '::1']
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const address = (protocols: string[]) =>
  string().test('address', `is not an address that begins with ${protocols.join(' or ')}`, (value) => {
    if (value === undefined) return true
    return URL.canParse(value) && protocols.includes(new URL(value).protocol.replace(':', ''))
  })
const http = () => address(['http', 'https'])
const secret = () => string().required('is missing').min(SECRET_CHARACTERS_MIN, 'is too short')
const port = (fallback: number) =>
  number().typeError('is not a number').integer('is not a whole number').min(0).max(65_535).default(fallback)
const jwk = (what: string, isFit: (key: JWK) => boolean) =>
  mixed<JWK>()
    .transform(parseJson)
    .test(
      'jwk',
      `is not ${what} as a JSON Web Key with a kid`,
      (key) => key === undefined || (isJwk(key) && isFit(key)),
    )
const whenStoring = (kind: string) =>
  string().when('STORAGE_PROVIDER', ([chosen], schema) =>
    chosen === kind ? schema.required(`is missing for ${kind} storage`) : schema,
  )

const whenAnswering = (supplier: string) =>
  string().when('AI_PROVIDER', ([chosen], schema) =>
    chosen === supplier ? schema.required(`is missing, though AI_PROVIDER is ${supplier}`) : schema,
  )

/** Every setting of the service, by its environment variable. */
export const environmentSchema = object({
  HOST: string().default('127.0.0.1'),
  ACTIONS_PORT: port(4000),
  DATABASE_URL: address(['postgres', 'postgresql']).required('is missing'),
  ENGINE_URL: http().default('http://127.0.0.1:8080'),
  HASURA_GRAPHQL_ADMIN_SECRET: secret(),
  ACTION_SECRET: secret(),
  AUTH_SECRET: secret(),
  FILE_LINK_SECRET: secret(),
  JWT_PRIVATE_JWK: jwk('a private RSA key', (key) => typeof key.d === 'string').required('is missing'),
  JWT_PREVIOUS_PUBLIC_JWK: jwk('a public RSA key', (key) => key.d === undefined),
  SAGEWORK_MODE: string().oneOf(['demo', 'live'], 'is neither demo nor live').default('demo'),
  PUBLIC_URL: http().default('http://localhost:3000'),
  DATA_DIR: string().default('.data'),
  PRODUCT_NAME: string().default('Sagework'),
  SUPPORT_EMAIL: string().email('is not an email address').default('support@sagework.example'),
  PROVIDER_CALL_URL: http(),
  /** Turns on the counting of events (GD-80), with the address they are sent to. */
  ANALYTICS_KEY: string().matches(/^\S+$/, 'contains spaces'),
  ANALYTICS_URL: http().default('https://eu.i.posthog.com/i/v0/e/'),
  /** Who tells a visitor's address, and the country of an address; both or neither is asked (GD-79). */
  TRACE_URL: http(),
  GEO_URL: http(),
  /** The scheduling tool that pages embed, as a bare origin (GD-31, GD-45). */
  CALENDAR_ORIGIN: string()
    .matches(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'is not a bare https:// origin')
    .default('https://calendly.com'),
  SMTP_URL: address(['smtp', 'smtps']),
  MAIL_FROM: string(),
  STORAGE_PROVIDER: string().oneOf(['disk', 's3'], 'is neither disk nor s3').default('disk'),
  S3_ENDPOINT: http(),
  S3_BUCKET: whenStoring('s3'),
  S3_REGION: string().default('us-east-1'),
  S3_ACCESS_KEY_ID: whenStoring('s3'),
  S3_SECRET_ACCESS_KEY: whenStoring('s3'),
  /** Stripe if its keys are set, and the sandbox in demo mode, unless this names one of them. */
  PAYMENT_PROVIDER: string().oneOf(['stripe', 'sandbox'], 'is neither stripe nor sandbox'),
  STRIPE_SECRET_KEY: string().matches(/^(sk|rk)_(test|live)_\S+$/, 'is not a secret key of Stripe'),
  STRIPE_WEBHOOK_SECRET: string().matches(/^whsec_\S+$/, 'is not a webhook signing secret of Stripe'),
  /** Turns on payouts through Stripe Connect (X-25): Stripe signs what it says of connected accounts with it. */
  STRIPE_CONNECT_WEBHOOK_SECRET: string().matches(/^whsec_\S+$/, 'is not a webhook signing secret of Stripe'),
  PAYMENT_SANDBOX_SECRET: string().when(['PAYMENT_PROVIDER', 'STRIPE_SECRET_KEY', 'SAGEWORK_MODE'], (chosen, schema) =>
    isSandbox(...(chosen as SandboxChoice)) ? secret() : schema,
  ),
  /** Who writes answers: the models with a key, OpenAI first, unless this names one or neither. */
  AI_PROVIDER: string().oneOf(['openai', 'anthropic', 'extractive'], 'is none of openai, anthropic and extractive'),
  AI_STALL_SECONDS: number().typeError('is not a number').positive('is not above 0').max(60).default(20),
  OPENAI_API_KEY: whenAnswering('openai').when('EMBEDDINGS_PROVIDER', ([chosen], schema) =>
    chosen === 'openai' ? schema.required('is missing, though EMBEDDINGS_PROVIDER is openai') : schema,
  ),
  OPENAI_BASE_URL: http(),
  OPENAI_MODEL: string().default('gpt-4o'),
  /** Who says what passages mean: OpenAI with its key, else a model that comes with the product, unless this names one. */
  EMBEDDINGS_PROVIDER: string().oneOf(['local', 'openai', 'none'], 'is none of local, openai and none'),
  OPENAI_EMBEDDINGS_MODEL: string().default('text-embedding-3-small'),
  ANTHROPIC_API_KEY: whenAnswering('anthropic'),
  ANTHROPIC_BASE_URL: http(),
  ANTHROPIC_MODEL: string().default('claude-3-7-sonnet-latest'),
  /** A service that writes down what is said in recordings, by OpenAI's protocol (X-53); none unless this names one. */
  TRANSCRIPTION_BASE_URL: http(),
  TRANSCRIPTION_API_KEY: string(),
  TRANSCRIPTION_MODEL: string().default('whisper-1'),
  TRANSCRIPTION_SECONDS: number().typeError('is not a number').positive('is not above 0').max(600).default(300),
  /** Lets experts save what they wrote to their Google Drive; the addresses are Google's unless a test names others. */
  GOOGLE_CLIENT_ID: string().matches(/^\S+$/, 'contains spaces'),
  GOOGLE_CLIENT_SECRET: string().matches(/^\S+$/, 'contains spaces'),
  GOOGLE_LOGIN_URL: http().default('https://accounts.google.com'),
  GOOGLE_TOKEN_URL: http().default('https://oauth2.googleapis.com'),
  GOOGLE_API_URL: http().default('https://www.googleapis.com'),
  GOOGLE_SECONDS: number().typeError('is not a number').positive('is not above 0').max(28).default(25),
  /** Proxies whose X-Forwarded-For is trusted: names from Express' "trust proxy" or addresses, comma-separated. */
  TRUSTED_PROXIES: string().default('loopback'),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
})

export type Settings = Readonly<InferType<typeof environmentSchema>>

export interface Config extends Settings {
  readonly isDemo: boolean
  readonly payments: PaymentSettings
  /** Origins that may send the session cookie. */
  readonly trustedOrigins: readonly string[]
  readonly mailFrom: string
}

/** X-54: who takes payments; `none` refuses them. The sandbox's keys are both made from its secret. */
type PaymentSettings =
  | {
      readonly provider: 'stripe'
      readonly secretKey: string
      readonly webhookSecret: string
      readonly connectSecret?: string
    }
  | { readonly provider: 'sandbox'; readonly secret: string }
  | { readonly provider: 'none' }

/** Lists every invalid setting, but never its value. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings of the actions service are not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** @throws ConfigError with one line per invalid setting: its name and what is wrong */
export function parseConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { settings, faults } = readSettings(given)
  if (!settings) throw new ConfigError(faults)
  const unsafe = unsafeChoices(settings)
  if (unsafe.length > 0) throw new ConfigError(unsafe)
  const isDemo = settings.SAGEWORK_MODE === 'demo'
  return Object.freeze({
    ...settings,
    isDemo,
    payments: choosePayments(settings),
    PUBLIC_URL: settings.PUBLIC_URL.replace(/\/+$/, ''),
    trustedOrigins: originsOf(settings.PUBLIC_URL, isDemo),
    mailFrom: settings.MAIL_FROM ?? `${settings.PRODUCT_NAME} <${settings.SUPPORT_EMAIL}>`,
  })
}

/** The only place in the service that reads the process environment. */
export function processEnvironment(): Environment {
  return process.env
}

function readSettings(given: object): { settings?: Settings; faults: string[] } {
  try {
    return { settings: environmentSchema.validateSync(given, { abortEarly: false, stripUnknown: true }), faults: [] }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const perName = new Map<string, string>()
    for (const { path = '', message } of error.inner) if (!perName.has(path)) perName.set(path, message)
    return { faults: [...perName].map(([name, message]) => `${name} ${withoutValue(name, message)}`) }
  }
}

/** X-54: demo mode is never reachable from other machines, and live mode never starts without a way to send mail. */
function unsafeChoices(settings: Settings): string[] {
  const faults: string[] = []
  const isLive = settings.SAGEWORK_MODE === 'live'
  if (isLive && !settings.SMTP_URL) faults.push('SMTP_URL is missing: live mode sends its emails through it')
  faults.push(...unsafePayments(settings))
  if (Boolean(settings.GOOGLE_CLIENT_ID) !== Boolean(settings.GOOGLE_CLIENT_SECRET))
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: Google needs both')
  if (!isLive && !LOOPBACK_HOSTS.includes(settings.HOST)) {
    faults.push('HOST is not a loopback address: demo mode stays on this machine (set PUBLIC_URL for live mode)')
  }
  return faults
}

function unsafePayments(settings: Settings): string[] {
  const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings
  const faults: string[] = []
  const isStripeNamed = PAYMENT_PROVIDER === 'stripe'
  if (!STRIPE_SECRET_KEY && (STRIPE_WEBHOOK_SECRET || isStripeNamed))
    faults.push('STRIPE_SECRET_KEY is missing: Stripe needs both of its secrets')
  if (!STRIPE_WEBHOOK_SECRET && (STRIPE_SECRET_KEY || isStripeNamed))
    faults.push('STRIPE_WEBHOOK_SECRET is missing: without it nobody learns that a payment was made')
  if (settings.STRIPE_CONNECT_WEBHOOK_SECRET && !STRIPE_SECRET_KEY)
    faults.push('STRIPE_SECRET_KEY is missing: payouts through Stripe need it')
  if (settings.SAGEWORK_MODE === 'demo' && STRIPE_SECRET_KEY?.includes('_live_'))
    faults.push('STRIPE_SECRET_KEY is a live key: demo mode takes no real money (set PUBLIC_URL for live mode)')
  return faults
}

type SandboxChoice = [provider: string | undefined, stripeKey: string | undefined, mode: string]

function isSandbox(...[provider, stripeKey, mode]: SandboxChoice): boolean {
  if (provider !== undefined) return provider === 'sandbox'
  return mode === 'demo' && stripeKey === undefined
}

function choosePayments(settings: Settings): PaymentSettings {
  const { PAYMENT_PROVIDER, SAGEWORK_MODE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENT_SANDBOX_SECRET } = settings
  if (isSandbox(PAYMENT_PROVIDER, STRIPE_SECRET_KEY, SAGEWORK_MODE) && PAYMENT_SANDBOX_SECRET)
    return { provider: 'sandbox', secret: PAYMENT_SANDBOX_SECRET }
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return {
      ...{ provider: 'stripe', secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
      ...(settings.STRIPE_CONNECT_WEBHOOK_SECRET ? { connectSecret: settings.STRIPE_CONNECT_WEBHOOK_SECRET } : {}),
    }
  return { provider: 'none' }
}

/** In demo mode people type either of the machine's two names into the browser. */
function originsOf(publicUrl: string, isDemo: boolean): string[] {
  const { origin, port: publicPort, protocol } = new URL(publicUrl)
  if (!isDemo) return [origin]
  const suffix = publicPort ? `:${publicPort}` : ''
  return [...new Set([origin, `${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`])]
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

function isJwk(key: unknown): key is JWK {
  if (typeof key !== 'object' || key === null) return false
  return 'kty' in key && key.kty === 'RSA' && 'kid' in key && typeof key.kid === 'string'
}

/** Yup's own messages may repeat the value; ours never do. */
function withoutValue(name: string, message: string): string {
  return message.startsWith('is ') ? message : `is not valid (${name} has the wrong shape)`
}
