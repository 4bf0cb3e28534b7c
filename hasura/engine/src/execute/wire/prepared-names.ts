import type { WireConnection } from './messages.js'

/** A prepared statement with its plans takes Postgres some hundred kilobytes, on every connection that has it. */
const MAX_PREPARED = 500

/** What one connection has prepared. Of too many, those that were used least recently are closed. */
export class PreparedNames {
  /** The names in the order of their latest use. */
  readonly #names = new Set<string>()
  /** Names to close before anything else: nobody knows whether Postgres has them. */
  readonly #doubtful = new Set<string>()

  constructor(private readonly most = MAX_PREPARED) {}

  /** Notes that a statement is sent under its name; answers whether it has to be parsed first. */
  use(name: string): boolean {
    const isThere = this.#names.delete(name)
    this.#names.add(name)
    return !isThere
  }

  /** The names to close before the next statement; they are closed once. */
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

  /** A statement that was to be parsed has failed, or isn't there: it is parsed anew. */
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
