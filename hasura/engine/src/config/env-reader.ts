/** This process' environment. Nothing else in the engine reads it. */
export const processEnvironment: Environment = process.env

export type Environment = Readonly<Record<string, string | undefined>>

const TRUE_WORDS = ['true', 't', 'yes', 'y', '1', 'on']
const FALSE_WORDS = ['false', 'f', 'no', 'n', '0', 'off']

/** Hasura settings that make no difference here, or concern features this engine lacks. */
const WITHOUT_EFFECT = new RegExp(
  '^HASURA_GRAPHQL_(ENABLE_TELEMETRY|EXPERIMENTAL_FEATURES|MIGRATIONS_DIR|MIGRATIONS_SERVER_\\w+|ENDPOINT|ENABLED_LOG_TYPES|' +
    'CONSOLE_ASSETS_DIR|USE_PREPARED_STATEMENTS|SCHEMA_SYNC_POLL_INTERVAL|EVENTS_FETCH_BATCH_SIZE|' +
    'PG_TIMEOUT|PG_STRIPES|PG_CONN_LIFETIME)$',
)

/** Reads typed values and collects every error. */
export class EnvReader {
  readonly faults: string[] = []
  private readonly asked = new Set<string>()
  constructor(private readonly env: Environment) {}

  text(name: string): string | null {
    this.asked.add(name)
    const value = this.env[name]?.trim()
    return value ? value : null
  }

  required(name: string): string {
    const value = this.text(name)
    if (value === null) this.fault(name, 'is required')
    return value ?? ''
  }

  flag(name: string, fallback: boolean): boolean {
    const word = this.text(name)?.toLowerCase()
    if (word === undefined) return fallback
    if (!TRUE_WORDS.includes(word) && !FALSE_WORDS.includes(word)) this.fault(name, 'must be true or false')
    return TRUE_WORDS.includes(word)
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.text(name)
    if (text === null) return fallback
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most)) this.fault(name, `must be a whole number from ${least} to ${most}`)
    return value
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.text(name)?.toLowerCase()
    if (text === undefined) return fallback
    const found = choices.find((choice) => choice === text)
    if (!found) this.fault(name, `must be one of ${choices.join(', ')}`)
    return found ?? fallback
  }

  list(name: string): readonly string[] | null {
    return (
      this.text(name)
        ?.split(',')
        .map((item) => item.trim())
        .filter(Boolean) ?? null
    )
  }

  /** Unused names that look like Hasura's, and may be misspelt. */
  unknownNames(): string[] {
    const isUnknown = (name: string) =>
      name.startsWith('HASURA_GRAPHQL_') && !this.asked.has(name) && !WITHOUT_EFFECT.test(name)
    return Object.keys(this.env).filter(isUnknown)
  }

  fault(name: string, reason: string): void {
    this.faults.push(`${name} ${reason}`)
  }
}
