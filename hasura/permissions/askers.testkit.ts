import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { deepQueries, selectionOf } from '#tests/deep-query.js'
import { longText } from './content.testkit.js'
import type { Asking } from './permissions.testkit.js'

/** Fields of one request. */
const BATCH = 60

/** The tables that are about questions: what tells their rows apart, and how many relationships are followed from them. */
const ROOTS = {
  insights_questions: { id: 'id', hops: 2 },
  insights_responses: { id: 'id', hops: 1 },
  content_cards: { id: 'id', hops: 1 },
  question_hits: { id: 'question_id', hops: 1 },
} as const

const FUNCTIONS = {
  search_questions: `args: { filter: { words: "Question answered" }, skip: 0, page_rows: 24 }`,
  similar_questions: `args: { words: "${longText('Question answered')}", page_rows: 10 }`,
  find_content: `args: { of_kind: "answer", sort: "recommended", in_topic: null, in_category: null,
    after_place: -2147483647, after_at: "infinity", after_id: "ffffffff-ffff-ffff-ffff-ffffffffffff", page_rows: 50 }`,
} as const

type Fields = Record<string, GraphQLInputField>
const inputFields = (type: GraphQLInputObjectType): Fields => type.getFields()

/**
 * Every answer that a caller can get about questions, by what was asked: all columns of all rows, near and far; which
 * rows there are for each filter that names the person, or only a relationship; and in which order they come.
 * @param person values that stand for somebody: id, names, slug
 */
export async function everythingAboutQuestions(
  caller: Asking,
  person: readonly string[],
): Promise<Map<string, string>> {
  const schema = await caller.schema()
  const answers = await foundByFunctions(caller)
  for (const query of deepQueries(schema)) answers.set(query, sorted((await caller.ask(query)).data))
  const fields = [...filters(schema, person), ...orders(schema)]
  for (let from = 0; from < fields.length; from += BATCH) {
    const batch = fields.slice(from, from + BATCH)
    const { data, errors } = await caller.ask(`{ ${batch.map((field, n) => `f${n}: ${field}`).join('\n')} }`)
    if (!data) throw new Error(JSON.stringify(errors))
    for (const [n, field] of batch.entries())
      answers.set(field, field.includes('order_by') ? JSON.stringify(data[`f${n}`]) : sorted(data[`f${n}`]))
  }
  return answers
}

/** Rows come in any order where none is asked for. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).sort().join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${sorted(part)}`)
    .join()}}`
}

/** What the searches and lists of questions and answers find, with all columns. */
export async function foundByFunctions(caller: Asking): Promise<Map<string, string>> {
  const roots: Record<string, GraphQLField<unknown, unknown>> = (await caller.schema()).getQueryType()?.getFields() ??
  {}
  const answers = new Map<string, string>()
  for (const [name, args] of Object.entries(FUNCTIONS)) {
    const field = roots[name]
    if (!field) throw new Error(`no ${name}`)
    const { data, errors } = await caller.ask(`{ ${name}(${args}) ${selectionOf(field, 2)} }`)
    if (!data) throw new Error(JSON.stringify(errors))
    answers.set(name, sorted(data))
  }
  return answers
}

const typeOf = (schema: GraphQLSchema, name: string) => {
  const type = schema.getType(name)
  return isInputObjectType(type) ? type : undefined
}

function filters(schema: GraphQLSchema, person: readonly string[]): string[] {
  return Object.entries(ROOTS).flatMap(([root, { id, hops }]) => {
    const type = typeOf(schema, `${root}_bool_exp`)
    return type ? conditionsOf(type, person, hops).map((where) => `${root}(where: ${where}) { ${id} }`) : []
  })
}

function conditionsOf(type: GraphQLInputObjectType, person: readonly string[], hops: number): string[] {
  return Object.values(inputFields(type)).flatMap(({ name, type: fieldType }) => {
    const inner = getNamedType(fieldType)
    if (!isInputObjectType(inner) || name.startsWith('_')) return []
    if (inner.name.endsWith('_comparison_exp')) {
      const values = person.filter((value) => inner.name !== 'uuid_comparison_exp' || /^[\da-f-]{36}$/.test(value))
      if (inner.name !== 'uuid_comparison_exp' && inner.name !== 'String_comparison_exp') return []
      return values.map((value) => `{ ${name}: { _eq: ${JSON.stringify(value)} } }`)
    }
    if (!inner.name.endsWith('_bool_exp') || hops === 0) return []
    return ['{}', ...conditionsOf(inner, person, hops - 1)].map((rest) => `{ ${name}: ${rest} }`)
  })
}

function orders(schema: GraphQLSchema): string[] {
  return Object.entries(ROOTS).flatMap(([root, { id, hops }]) => {
    const type = typeOf(schema, `${root}_order_by`)
    return type ? orderingsOf(type, hops).map((order) => `${root}(order_by: [${order}, { ${id}: asc }]) { ${id} }`) : []
  })
}

function orderingsOf(type: GraphQLInputObjectType, hops: number): string[] {
  return Object.values(inputFields(type)).flatMap(({ name, type: fieldType }) => {
    const inner = getNamedType(fieldType)
    if (!isInputObjectType(inner)) return [`{ ${name}: asc }`]
    return hops === 0 ? [] : orderingsOf(inner, hops - 1).map((rest) => `{ ${name}: ${rest} }`)
  })
}
