import type { ActionAnswer } from '../actions/call-action.js'
import { EngineError } from '../errors.js'
import { stringifyJson } from '../json.js'
import type { ActionField, ActionOutput, ActionPlan, ActionResultPlan } from '../plan/model/action-plan.js'
import type { SelectPlan } from '../plan/model/row-plan.js'
import type { ColumnMapping } from '../schema/source/model.js'
import type { TypeRef } from '../schema/types/type-model.js'
import { relatedToActionStatement } from '../translate/action.js'
import { type Bindings, bindAll } from './bind.js'
import { prepare, send } from './database.js'
import type { ActionJournal, ActionRecord, EngineOptions, RequestContext } from './engine-types.js'
import { tooLong } from './wire/answer-size.js'

/** A relationship in the response, fetched in one statement for all objects that have it. */
interface Pending {
  readonly plan: { readonly mapping: ColumnMapping; readonly select: SelectPlan }
  readonly objects: Record<string, unknown>[]
  readonly texts: string[]
}

/**
 * Calls the handler, validates its response against the declared type and returns the selected fields. An asynchronous
 * call is stored and its id returned. Throws EngineError (semantics §7.1, §7.3).
 */
export async function runAction(
  options: EngineOptions,
  plan: ActionPlan,
  bindings: Bindings,
  context: RequestContext & { readonly query: string },
): Promise<{ text: string; setCookie: readonly string[] }> {
  const input = plan.input(bindings.variables)
  const { requestHeaders, query: requestQuery } = context
  const call = [plan.action, input, bindings.session, { requestHeaders, requestQuery }] as const
  if (plan.action.definition.kind === 'asynchronous') {
    const id = await journalOf(options).note(...call)
    return { text: JSON.stringify(id), setCookie: [] }
  }
  const answer = await options.callAction(...call)
  return { text: await writeAnswer(options, answer, plan.output, bindings), setCookie: answer.setCookie }
}

/** The result of an asynchronous call; null for anyone but its caller. */
export async function runActionResult(
  options: EngineOptions,
  { action, id, fields }: ActionResultPlan,
  bindings: Bindings,
): Promise<string> {
  const [given] = bindAll([id], bindings)
  const record = await journalOf(options).find(action, given ?? '', bindings.session)
  if (!record) return 'null'
  const output = fields.find(({ value }) => value.kind === 'value' && value.name === 'output')
  const { text, errors } = await outputOf(options, record, output, bindings)
  const texts: Readonly<Record<string, string>> = {
    id: JSON.stringify(record.id),
    created_at: JSON.stringify(record.createdAt),
    errors: errors ?? 'null',
    output: text,
  }
  const members = fields.map(({ key, value }) => {
    if (value.kind === 'typename') return `${JSON.stringify(key)}:${JSON.stringify(value.name)}`
    return `${JSON.stringify(key)}:${(value.kind === 'value' && texts[value.name]) || 'null'}`
  })
  return `{${members.join()}}`
}

/** A response that doesn't match its type is reported as an error, as if it had been rejected on arrival. */
async function outputOf(
  options: EngineOptions,
  record: ActionRecord,
  field: ActionField | undefined,
  bindings: Bindings,
) {
  const { response, errors } = record
  if (response === null || field?.value.kind !== 'value') return { text: 'null', errors }
  try {
    return { text: await writeAnswer(options, { value: response }, field.value.output, bindings), errors }
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'unexpected') throw error
    return { text: 'null', errors: JSON.stringify({ code: error.code, path: '$', error: error.message }) }
  }
}

function journalOf({ journal }: EngineOptions): ActionJournal {
  if (journal) return journal
  throw new EngineError('not-supported', 'asynchronous actions need a journal')
}

type Answered = Pick<ActionAnswer, 'value'> & Partial<ActionAnswer>

/**
 * The selected fields of a handler's response; relationships are read from the database with the caller's permissions.
 */
async function writeAnswer(
  { pool, limits }: EngineOptions,
  answer: Answered,
  output: ActionOutput,
  bindings: Bindings,
): Promise<string> {
  const pending = new Map<ActionField, Pending>()
  const writer = new AnswerWriter(answer, pending)
  const write = writer.value(answer.value, output, true)
  for (const { plan: related, objects, texts } of pending.values()) {
    const maxBytes = limits?.answerBytes ?? 0
    const statement = prepare(relatedToActionStatement(related.mapping, related.select, maxBytes))
    const row = new Map([['objects', stringifyJson(objects)]])
    const rows = await send(pool, statement, bindAll(statement.parameters, { ...bindings, row }), { maxBytes })
    if (rows.length < objects.length) throw tooLong(maxBytes)
    for (const [text] of rows) texts.push(text ?? 'null')
  }
  return write()
}

/** Returns a function that serialises the JSON once relationships have been fetched. */
type Write = () => string

class AnswerWriter {
  constructor(
    readonly answer: Answered,
    readonly pending: Map<ActionField, Pending>,
  ) {}

  value(value: unknown, { type, fields }: ActionOutput, isRoot = false): Write {
    if (value === null || value === undefined) {
      if (type.isNonNull && isRoot) this.refuse('expecting not null value for the webhook response')
      return () => 'null'
    }
    if (isRoot && fields && typeof value !== 'object') {
      throw new EngineError('parse-failed', 'expecting object or array of objects for action webhook response', {
        internal: this.answer.exchange,
      })
    }
    if (!fields) return () => stringifyJson(value)
    if (type.kind === 'list') {
      if (!Array.isArray(value)) this.refuse('expecting array for action webhook response but got object')
      const items = (value as unknown[]).map((item) => this.value(item, { type: type.of, fields }))
      return () => `[${items.map((write) => write()).join()}]`
    }
    if (Array.isArray(value)) this.refuse('expecting object for action webhook response but got array')
    return this.object(value as Record<string, unknown>, type, fields)
  }

  private object(value: Record<string, unknown>, type: TypeRef, fields: readonly ActionField[]): Write {
    this.checkFields(value, type)
    const members = fields.map((field) => [JSON.stringify(field.key), this.field(value, field)] as const)
    return () => `{${members.map(([key, write]) => `${key}:${write()}`).join()}}`
  }

  /** Checks all declared fields, selected or not. Nullable ones may be missing; undeclared ones are ignored. */
  private checkFields(value: Record<string, unknown>, type: TypeRef): void {
    const declared = type.kind === 'named' && type.type.kind === 'object' ? type.type : null
    if (!declared) return
    for (const field of declared.fields.values()) {
      if (field.meaning.kind !== 'actionField' || !field.type.isNonNull) continue
      if (!Object.hasOwn(value, field.name))
        this.refuse(`field "${field.name}" expected in webhook response, but not found`)
      if (value[field.name] === null) this.refuse(`expecting not null value for field "${field.name}"`)
    }
  }

  private field(value: Record<string, unknown>, field: ActionField): Write {
    const plan = field.value
    if (plan.kind === 'typename') return () => JSON.stringify(plan.name)
    if (plan.kind === 'value') return this.value(value[plan.name], plan.output)
    const pending = this.pending.get(field) ?? { plan, objects: [], texts: [] }
    this.pending.set(field, pending)
    const index =
      pending.objects.push(Object.fromEntries(plan.mapping.map(([name]) => [name, value[name] ?? null]))) - 1
    return () => pending.texts[index] ?? 'null'
  }

  private refuse(message: string): never {
    throw new EngineError('unexpected', message, { internal: this.answer.exchange })
  }
}
