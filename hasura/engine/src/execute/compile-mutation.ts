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

/** Rows of a nested insert: in one statement if none has nested rows, otherwise one at a time. */
export type CompiledInsert =
  | { readonly kind: 'batch'; readonly statement: PreparedStatement; readonly errorPath: string }
  | { readonly kind: 'rows'; readonly table: string; readonly objects: readonly CompiledObject[] }

export interface CompiledObject {
  readonly before: readonly CompiledNested[]
  readonly statement: PreparedStatement
  /** Columns the statement returns as texts, followed by the row as JSON if it belongs to the field's own table. */
  readonly columns: readonly string[]
  readonly after: readonly CompiledNested[]
  readonly errorPath: string
}

export interface CompiledNested {
  readonly nested: NestedInsert
  readonly insert: CompiledInsert
}

/** @param maxBytes maximum size of a response; 0 for unlimited */
export function compileMutation(plan: MutationPlan, maxBytes: number): CompiledMutation {
  switch (plan.kind) {
    case 'insert': {
      const { rows, output, errorPath } = plan
      if (rows.objects.length === 0) return { kind: 'nothing', text: emptyOutput(output) }
      if (rows.objects.every(isFlat)) return statements(insertStatements(rows, output, maxBytes), errorPath)
      const insert = new InsertCompiler(maxBytes).insert(rows, null, [], errorPath)
      const answer = prepare(outputStatement(rows.access.table, output, maxBytes))
      return { kind: 'nested', insert, output: answer, errorPath }
    }
    case 'update':
      if (plan.updates.length === 0) return { kind: 'nothing', text: emptyOutput(plan.output) }
      return statements(updateStatements(plan, maxBytes), '$')
    case 'updateMany':
      return { kind: 'many', mutations: plan.updates.map((one) => compileMutation(one, maxBytes)) }
    case 'delete':
      return statements(deleteStatements(plan, maxBytes), '$')
    case 'callMutation':
      return { kind: 'call', statement: prepare(rootStatement(plan.root, maxBytes)) }
  }
}

function statements({ first, second, isGuarded }: MutationStatements, errorPath: string): StatementsMutation {
  return { kind: 'statements', first: prepare(first), second: second && prepare(second), isGuarded, errorPath }
}

const isFlat = ({ before, after }: InsertObject) => before.length === 0 && after.length === 0

class InsertCompiler {
  constructor(private readonly maxBytes: number) {}

  /**
   * `determined`: columns filled from the parent row; null for top-level rows, which the field returns. `needed`:
   * columns the parent needs back.
   */
  insert(
    rows: InsertRows,
    determined: readonly string[] | null,
    needed: readonly string[],
    errorPath: string,
  ): CompiledInsert {
    const filled = (columns: readonly string[]) =>
      columns.map((column): [string, Param] => [column, { kind: 'parentRow', column }])
    if (needed.length === 0 && determined?.length && rows.objects.every(isFlat)) {
      const values = rows.objects.map((object) => new Map([...object.values, ...filled(determined)]))
      return { kind: 'batch', statement: prepare(insertBatchStatement(rows, values)), errorPath }
    }
    const objects = rows.objects.map((object): CompiledObject => {
      const fromBefore = object.before.flatMap(({ relationship }) => relationship.mapping.map(([local]) => local))
      const forAfter = object.after.flatMap(({ relationship }) => relationship.mapping.map(([local]) => local))
      const columns = [...new Set([...needed, ...forAfter])]
      const values = new Map([...object.values, ...filled([...(determined ?? []), ...fromBefore])])
      return {
        before: object.before.map((nested) =>
          this.nested(
            nested,
            [],
            nested.relationship.mapping.map(([, remote]) => remote),
          ),
        ),
        statement: prepare(insertRowStatement(rows, values, columns, determined ? null : { maxBytes: this.maxBytes })),
        columns,
        after: object.after.map((nested) =>
          this.nested(
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

  private nested(nested: NestedInsert, determined: readonly string[], needed: readonly string[]): CompiledNested {
    return { nested, insert: this.insert(nested.rows, determined, needed, `${nested.errorPath}.data`) }
  }
}
