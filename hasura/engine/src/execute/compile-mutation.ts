import type { InsertObject, InsertRows, MutationPlan, NestedInsert } from '../plan/model/mutation-plan.js'
import type { Param } from '../schema/source/param.js'
import { insertBatchStatement, insertRowStatement, insertStatements } from '../translate/insert.js'
import { emptyOutput, type MutationStatements, outputStatement } from '../translate/mutation-output.js'
import { rootStatement } from '../translate/statement.js'
import { deleteStatements, updateStatements } from '../translate/update.js'
import { type PreparedStatement, prepare } from './database.js'

/** A mutation field with its SQL. */
export type CompiledMutation =
  | { readonly kind: 'nothing'; readonly text: string }
  | StatementsMutation
  | {
      readonly kind: 'nested'
      readonly insert: CompiledInsert
      readonly output: PreparedStatement
      readonly errorPath: string
    }
  | { readonly kind: 'many'; readonly mutations: readonly CompiledMutation[] }
  | { readonly kind: 'call'; readonly statement: PreparedStatement }

export interface StatementsMutation {
  readonly kind: 'statements'
  readonly first: PreparedStatement
  readonly second: PreparedStatement | null
  readonly isGuarded: boolean
  readonly errorPath: string
}

/** Rows of a nested insert: all at once where none has rows nested in it, else one by one. */
export type CompiledInsert =
  | { readonly kind: 'batch'; readonly statement: PreparedStatement; readonly errorPath: string }
  | { readonly kind: 'rows'; readonly table: string; readonly objects: readonly CompiledObject[] }

export interface CompiledObject {
  readonly before: readonly CompiledNested[]
  readonly statement: PreparedStatement
  /** Columns that the statement answers as texts after the row itself. */
  readonly columns: readonly string[]
  readonly after: readonly CompiledNested[]
  readonly errorPath: string
}

export interface CompiledNested {
  readonly nested: NestedInsert
  readonly insert: CompiledInsert
}

export function compileMutation(plan: MutationPlan): CompiledMutation {
  switch (plan.kind) {
    case 'insert': {
      const { rows, output, errorPath } = plan
      if (rows.objects.length === 0) return { kind: 'nothing', text: emptyOutput(output) }
      if (rows.objects.every(isFlat)) return statements(insertStatements(rows, output), errorPath)
      const insert = compileInsert(rows, [], [], errorPath)
      return { kind: 'nested', insert, output: prepare(outputStatement(rows.access.table, output)), errorPath }
    }
    case 'update':
      if (plan.updates.length === 0) return { kind: 'nothing', text: emptyOutput(plan.output) }
      return statements(updateStatements(plan), '$')
    case 'updateMany':
      return { kind: 'many', mutations: plan.updates.map(compileMutation) }
    case 'delete':
      return statements(deleteStatements(plan), '$')
    case 'callMutation':
      return { kind: 'call', statement: prepare(rootStatement(plan.root)) }
  }
}

function statements({ first, second, isGuarded }: MutationStatements, errorPath: string): StatementsMutation {
  return { kind: 'statements', first: prepare(first), second: second && prepare(second), isGuarded, errorPath }
}

const isFlat = ({ before, after }: InsertObject) => before.length === 0 && after.length === 0

/** `determined`: columns that the parent's row fills; `needed`: columns that the parent wants to know. */
function compileInsert(
  rows: InsertRows,
  determined: readonly string[],
  needed: readonly string[],
  errorPath: string,
): CompiledInsert {
  const filled = (columns: readonly string[]) =>
    columns.map((column): [string, Param] => [column, { kind: 'parentRow', column }])
  if (needed.length === 0 && determined.length > 0 && rows.objects.every(isFlat)) {
    const values = rows.objects.map((object) => new Map([...object.values, ...filled(determined)]))
    return { kind: 'batch', statement: prepare(insertBatchStatement(rows, values)), errorPath }
  }
  const objects = rows.objects.map((object): CompiledObject => {
    const fromBefore = object.before.flatMap(({ relationship }) => relationship.mapping.map(([local]) => local))
    const forAfter = object.after.flatMap(({ relationship }) => relationship.mapping.map(([local]) => local))
    const columns = [...new Set([...needed, ...forAfter])]
    const values = new Map([...object.values, ...filled([...determined, ...fromBefore])])
    return {
      before: object.before.map((nested) =>
        compileNested(
          nested,
          [],
          nested.relationship.mapping.map(([, remote]) => remote),
        ),
      ),
      statement: prepare(insertRowStatement(rows, values, columns)),
      columns,
      after: object.after.map((nested) =>
        compileNested(
          nested,
          nested.relationship.mapping.map(([, remote]) => remote),
          [],
        ),
      ),
      errorPath: object.errorPath,
    }
  })
  return { kind: 'rows', table: rows.access.table.catalog.name, objects }
}

function compileNested(nested: NestedInsert, determined: readonly string[], needed: readonly string[]): CompiledNested {
  return { nested, insert: compileInsert(nested.rows, determined, needed, `${nested.errorPath}.data`) }
}
