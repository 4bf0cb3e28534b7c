import type { Json, JsonObject } from '../json.js'
import { GRAPHQL_NAME } from './type-text.js'

/** An error in the metadata: where, and why. */
export interface MetadataFault {
  /** File in the metadata folder; null if the metadata came over the API. */
  readonly file: string | null
  /** JSONPath within the file, or within the request's metadata. */
  readonly path: string
  readonly reason: string
  /** Hasura's error code for it, over the API. */
  readonly code: string
}

/** The metadata is invalid; `faults` lists all errors found, not just the first. */
export class MetadataError extends Error {
  constructor(readonly faults: readonly MetadataFault[]) {
    super(`The metadata can't be used:\n${faults.map(describeFault).join('\n')}`)
  }
}

function describeFault({ file, path, reason }: MetadataFault): string {
  return `  ${file === null ? '' : `${file}: `}${path}: ${reason}`
}

/** Which file of a metadata folder an object was read from; objects from elsewhere have none. */
export type FileOf = WeakMap<object, string>

/**
 * Reads a JSON value of the metadata piece by piece, collecting errors instead of throwing the first. Each reader knows
 * its position, so that errors can name file and key.
 */
export class MetadataReader {
  private constructor(
    readonly value: unknown,
    private readonly path: string,
    private readonly file: string | null,
    private readonly files: FileOf,
    readonly faults: MetadataFault[],
  ) {}

  static of(value: unknown, files: FileOf = new WeakMap(), path = '$', file: string | null = null): MetadataReader {
    return new MetadataReader(value, path, file, files, []).relocated()
  }

  /** A reader for a nested value; switches to another file if the value was included from there. */
  private inside(value: unknown, step: string | number): MetadataReader {
    return new MetadataReader(value, this.path + pathStep(step), this.file, this.files, this.faults).relocated()
  }

  private relocated(): MetadataReader {
    const file = typeof this.value === 'object' && this.value !== null ? this.files.get(this.value) : undefined
    return file === undefined || file === this.file
      ? this
      : new MetadataReader(this.value, '$', file, this.files, this.faults)
  }

  fault(reason: string, code = 'parse-failed'): void {
    this.faults.push({ file: this.file, path: this.path, reason, code })
  }

  get isAbsent(): boolean {
    return this.value === undefined || this.value === null
  }

  /** An object's member; null and missing keys both read as absent. */
  key(name: string): MetadataReader {
    return this.inside(isJsonObject(this.value) ? this.value[name] : undefined, name)
  }

  /** A reader at the same position that sees only some members. */
  picked(names: readonly string[]): MetadataReader {
    const value = isJsonObject(this.value) ? this.value : {}
    const members = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
    return new MetadataReader(members, this.path, this.file, this.files, this.faults)
  }

  /** A reader at the same position with an additional member. */
  with(name: string, member: unknown): MetadataReader {
    const value = { ...(isJsonObject(this.value) ? this.value : {}), [name]: member }
    return new MetadataReader(value, this.path, this.file, this.files, this.faults)
  }

  /** Rejects unknown keys; `unsupported` maps keys that Hasura knows to why this engine rejects them. */
  keys(known: readonly string[], unsupported: Readonly<Record<string, string>> = {}): void {
    if (!isJsonObject(this.value)) {
      this.fault(`expected an object, but found ${kindOf(this.value)}`)
      return
    }
    for (const name of Object.keys(this.value)) {
      if (known.includes(name)) continue
      const reason = unsupported[name]
      if (reason === undefined) this.key(name).fault('unknown key')
      else if (!isEmpty(this.value[name]))
        this.key(name).fault(`not supported by this engine: ${reason}`, 'not-supported')
    }
  }

  /** The items of a list; an absent list is empty. */
  items(): readonly MetadataReader[] {
    if (this.isAbsent) return []
    if (Array.isArray(this.value)) return this.value.map((item: unknown, index) => this.inside(item, index))
    this.fault(`expected a list, but found ${kindOf(this.value)}`)
    return []
  }

  list<Item>(read: (item: MetadataReader) => Item): Item[] {
    return this.items().map(read)
  }

  /** Same for lists that must not be empty. */
  filledList<Item>(read: (item: MetadataReader) => Item): Item[] {
    const items = this.list(read)
    if (items.length === 0 && Array.isArray(this.value)) this.fault('parsing NonEmpty failed, unexpected empty list')
    if (this.isAbsent) this.fault('is required')
    return items
  }

  /** Each member's name and value; an absent object has none. */
  entries(): readonly (readonly [string, MetadataReader])[] {
    if (this.isAbsent) return []
    if (isJsonObject(this.value)) return Object.keys(this.value).map((name) => [name, this.key(name)] as const)
    this.fault(`expected an object, but found ${kindOf(this.value)}`)
    return []
  }

  text(): string {
    if (typeof this.value === 'string') return this.value
    this.fault(this.isAbsent ? 'is required' : `expected a text, but found ${kindOf(this.value)}`)
    return ''
  }

  /** A name: non-empty text. */
  name(): string {
    const text = this.text()
    if (text === '' && this.value === '') this.fault('empty string not allowed')
    return text
  }

  /** A valid GraphQL name. */
  graphqlName(): string {
    const name = this.name()
    if (name !== '' && !GRAPHQL_NAME.test(name)) this.fault(`${name} is not valid GraphQL name`)
    return name
  }

  optionalGraphqlName(): string | undefined {
    return this.isAbsent ? undefined : this.graphqlName()
  }

  optionalText(): string | undefined {
    return this.isAbsent ? undefined : this.text()
  }

  flag(fallback: boolean): boolean {
    if (this.isAbsent) return fallback
    if (typeof this.value !== 'boolean') this.fault(`expected true or false, but found ${kindOf(this.value)}`)
    return this.value === true
  }

  integer(fallback: number): number {
    return this.isAbsent ? fallback : (this.optionalInteger() ?? fallback)
  }

  optionalInteger(): number | undefined {
    if (this.isAbsent) return undefined
    const number = Number(this.value)
    if (Number.isSafeInteger(number) && number >= 0) return number
    this.fault('expected a whole number that is not negative')
    return undefined
  }

  choice<const Choice extends string>(choices: readonly Choice[], fallback?: Choice): Choice {
    const first = choices[0] as Choice
    if (this.isAbsent && fallback !== undefined) return fallback
    const found = choices.find((choice) => choice === this.value)
    if (found === undefined) this.fault(`expected one of ${choices.join(', ')}`)
    return found ?? fallback ?? first
  }

  json(): Json {
    return (this.value ?? null) as Json
  }

  object(): JsonObject {
    if (this.isAbsent) return {}
    if (isJsonObject(this.value)) return this.value as JsonObject
    this.fault(`expected an object, but found ${kindOf(this.value)}`)
    return {}
  }
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** JSONPath as Hasura prints it: `.key`, `['odd key']`, `[0]`. */
export function pathStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(step) ? `.${step}` : `['${step}']`
}

export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return (
    { string: 'a text', number: 'a number', boolean: 'a boolean', object: 'an object' }[typeof value as string] ??
    typeof value
  )
}
