import { randomUUID } from 'node:crypto'
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { TestActions } from '#tests/actions.js'
import type { TestDatabase } from '#tests/database.js'
import { selectionOf } from '#tests/deep-query.js'
import { newSession, type Persona, tokenFor } from '#tests/tokens.js'
import { doors } from './doors.js'
import type { Door } from './platform/http/door.js'

/** The ids a curious person would try, by what they are ids of. */
export interface Known {
  opportunity: string
  /** every other id around the post: its people, messages, files and offers */
  others: readonly string[]
}

export interface Reply {
  /** what was asked, with everything the caller sent */
  asked: string
  text: string
}

const DEPTH = 2
/** One operation for every root field of the caller's schema, arguments filled in, that asks for all it returns. */
export function everyOperation(schema: GraphQLSchema, { opportunity, others }: Known): string[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      // writes to tables take rows of one's own, whatever they point at
      const isTable = /^(insert|update|delete)_/.test(field.name)
      const takesId = !isTable && field.args.some(({ name }) => /id$/i.test(name))
      const targets = takesId ? [opportunity, ...others] : [opportunity]
      return targets.map(
        (id) => `${kind} { ${field.name}${argumentsOf(field.args, opportunity, id)} ${selectionOf(field, DEPTH)} }`,
      )
    }),
  )
}

function argumentsOf(args: readonly GraphQLArgument[], opportunity: string, id: string): string {
  const filled = args
    .filter(({ name, type }) => isNonNullType(type) || /id$/i.test(name))
    .map(({ name, type }) => `${name}: ${literalOf(type, name, opportunity, id)}`)
  return filled.length > 0 ? `(${filled.join(', ')})` : ''
}

function literalOf(type: GraphQLInputType, name: string, opportunity: string, id: string): string {
  const inner = isNonNullType(type) ? type.ofType : type
  if (isListType(inner)) return `[${literalOf(inner.ofType, name, opportunity, id)}]`
  const named = getNamedType(inner)
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => isNonNullType(field.type) || /(opportunity|user|expert)_?id$/i.test(field.name),
    )
    return /_bool_exp$/.test(named.name)
      ? '{}'
      : `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type, field.name, opportunity, id)}`).join(', ')} }`
  }
  if (named.name === 'uuid') return JSON.stringify(/opportunity|post/i.test(name) ? opportunity : id)
  if (/Int|bigint|numeric/.test(named.name)) return '1'
  if (named.name === 'Boolean') return 'true'
  if (named.name === 'jsonb') return '{}'
  if (named.name === 'timestamptz') return '"2026-01-01T00:00:00Z"'
  return JSON.stringify(/unit/i.test(name) ? 'month' : /tab/i.test(name) ? 'interestTab' : 'text')
}

/** Calls every route that is open to the outside, as this person; once for each id where one is asked for. */
export async function askEveryRoute(
  { actions, database }: { actions: TestActions; database: TestDatabase },
  person: Persona,
  { opportunity, others }: Known,
): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const door of doors.filter(({ kind, isInner }) => kind === 'route' && !isInner)) {
    // staff's doors refuse before they look at anything
    const takesId =
      door.auth !== 'staff' &&
      [door.path, ...(door.takes?.body ?? []), ...(door.takes?.query ?? [])].some((name) => /:|id$/i.test(name))
    for (const id of takesId ? [opportunity, ...others] : [opportunity]) {
      // a new session for each, as some endpoints end the caller's
      const token = tokenFor({ ...person, sessionId: await newSession(database, person.id) })
      replies.push(await ask(actions, door, token, opportunity, id))
    }
  }
  return replies
}

async function ask(actions: TestActions, door: Door, token: string, opportunity: string, id: string): Promise<Reply> {
  const valuesOf = (names: readonly string[] = []) =>
    Object.fromEntries(names.map((name) => [name, friendly(name, opportunity, id)]))
  // In a path with two ids, the first is the post's.
  const isOfPost = /:\w+.*:\w+/.test(door.path)
  const path = door.path.replace(/:(\w+)/g, (_, name: string) => (isOfPost && name === 'id' ? opportunity : id))
  const query = new URLSearchParams(
    Object.entries(valuesOf(door.takes?.query)).map(([name, value]) => [name, `${value}`]),
  )
  const body = valuesOf(door.takes?.body)
  const target = `${path}${query.size > 0 ? `?${query}` : ''}`
  const hasBody = !['get', 'head', 'delete'].includes(door.method)
  const answer = await actions.request<unknown>(door.method.toUpperCase(), target, hasBody ? body : undefined, {
    token,
    headers: { 'x-requested-with': 'sagework', 'x-forwarded-for': newAddress() },
  })
  const text = JSON.stringify([[...answer.headers], answer.body])
  return { asked: `${door.name} ${target} ${JSON.stringify(body)}`, text }
}

function friendly(name: string, opportunity: string, id: string): unknown {
  if (/oppo\w*id$/i.test(name)) return opportunity
  if (/ids$/i.test(name)) return [id]
  if (/id$/i.test(name)) return id
  if (/amount|value|cents|limit|version|percent|count/i.test(name)) return 1
  if (/email/i.test(name)) return `${randomUUID()}@nowhere.example`
  return /^status$/.test(name) ? 'interested' : 'text'
}

let calls = 0
/** Every call comes from its own address, to stay clear of the flood limit. */
function newAddress(): string {
  calls += 1
  return `10.9.${(calls >> 8) & 255}.${calls & 255}`
}
