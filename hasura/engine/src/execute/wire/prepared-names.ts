import type { WireConnection } from './messages.js'

/**
 * A prepared statement with its plans takes up about a hundred kilobytes of Postgres' memory, on every connection that
 * has it.
 */
const MAX_PREPARED = 500

/** What one connection has prepared. Beyond the limit, the least recently used statements are closed. */
export class PreparedNames {
  /** Names in order of last use. */
  readonly #names = new Set<string>()
  /** Names to close first, because it is unknown whether Postgres has them. */
  readonly #doubtful = new Set<string>()

  constructor(private readonly most = MAX_PREPARED) {}

  /** Records that a statement is sent by name; returns whether it has to be parsed first. */
  use(name: string): boolean {
    const isThere = this.#names.delete(name)
    this.#names.add(name)
    return !isThere
  }

  /** Names to close before the next statement; returns each once. */
  takeClosing(): readonly string[] {
    if (this.#names.size <= this.most && this.#doubtful.size === 0) return []
    const closing = [...this.#doubtful]
    this.#doubtful.clear()
    for (const oldest of this.#names) {
      if (this.#names.size <= this.most) break
      this.#names.delete(oldest)
      closing.push(oldest)
    }
    return closing
  }

  /** A statement failed to parse or is missing, so it has to be parsed again. */
  doubt(name: string): void {
    this.#names.delete(name)
    this.#doubtful.add(name)
  }
}

const known = new WeakMap<WireConnection, PreparedNames>()

/** What is prepared on the connection. */
export function preparedOn(connection: WireConnection): PreparedNames {
  let names = known.get(connection)
  if (!names) {
    names = new PreparedNames()
    known.set(connection, names)
  }
  return names
}
