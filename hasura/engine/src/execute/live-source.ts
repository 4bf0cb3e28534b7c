import { createHash } from 'node:crypto'
import { EngineError } from '../errors.js'
import { arrayLiteral } from '../schema/source/codecs.js'
import type { Session } from '../session/session.js'
import { type Bindings, bindAll } from './bind.js'
import { type PreparedLive, send } from './database.js'
import type { PlannedRequest } from './plan-cache.js'
import type { Runner } from './wire/text-query.js'

type Texts = readonly (string | null)[]

/** One subscriber's operation, bound; sources with equal keys run in one statement. */
export interface LiveSource {
  /** The operation's kind and name, for the log. */
  readonly label: string
  /** Whose share of the pool its statements use: the first subscriber's. */
  readonly session: Session
  readonly key: string
  /** The response key as JSON text. */
  readonly responseKey: string
  readonly statement: PreparedLive
  readonly shared: ReadonlyMap<unknown, string | null>
  /** This subscriber's variables and session, as far as the statement uses them. */
  readonly values: Texts
}

/** One member's result: the text is null if a stream has nothing new; the cursor is where it continues. */
export interface LiveAnswer {
  readonly text: string | null
  readonly cursor: string | null
  /** The text's length, even if omitted for being too long; 0 if there is no limit. */
  readonly bytes: number
}

const NO_BINDINGS: Bindings = {
  session: { role: '', variables: {}, isAdminSecret: false, useBackendOnly: false },
  variables: new Map(),
}

/** The source of a planned subscription; null for other operations, whose values are validated. Throws EngineError. */
export function openRequest({ compiled, label }: PlannedRequest, bindings: Bindings): LiveSource | null {
  if (compiled.kind !== 'subscription') {
    for (const { work } of compiled.roots) if (work.kind === 'query') bindAll(work.statement.parameters, bindings)
    return null
  }
  const [root] = compiled.roots
  if (root?.work.kind !== 'live') throw new EngineError('not-supported', 'this field has no subscription')
  const { statement } = root.work
  const shared = bindShared(statement)
  const key = createHash('sha256').update(JSON.stringify([root.key, statement.text, [...shared.values()]]))
  return {
    label,
    session: bindings.session,
    key: key.digest('base64url'),
    responseKey: root.key,
    statement,
    shared,
    values: bindAll(statement.own, bindings),
  }
}

/** The texts of parameters shared by all members. */
export function bindShared({ parameters }: PreparedLive): ReadonlyMap<unknown, string | null> {
  const shared = parameters.flatMap((one) => (one.kind === 'shared' ? [one] : []))
  const texts = bindAll(
    shared.map(({ param }) => param),
    NO_BINDINGS,
  )
  return new Map(shared.map((one, index) => [one, texts[index] ?? null]))
}

/**
 * Runs one statement for all members. Results are in their order; undefined for those that didn't fit next to the
 * others. Throws EngineError if one of them makes it fail.
 */
export async function runLive(
  runner: Runner,
  { statement, shared }: LiveSource,
  members: readonly Texts[],
): Promise<(LiveAnswer | undefined)[]> {
  const { maxBytes } = statement
  const rows = await send(runner, statement, liveValues(statement, shared, members), { maxBytes })
  const answers = new Array<LiveAnswer | undefined>(members.length).fill(undefined)
  for (const [number, text, cursor, bytes] of rows)
    answers[Number(number)] = { text: text ?? null, cursor: cursor ?? null, bytes: Number(bytes ?? 0) }
  return answers
}

/** The values of the statement's parameters for these members. */
export function liveValues(
  { parameters }: PreparedLive,
  shared: LiveSource['shared'],
  members: readonly Texts[],
): (string | null)[] {
  return parameters.map((one) => {
    if (one.kind === 'numbers') return `{${members.map((_, index) => index).join()}}`
    if (one.kind === 'column') return arrayLiteral(members.map((values) => values[one.index] ?? null))
    return shared.get(one) ?? null
  })
}
