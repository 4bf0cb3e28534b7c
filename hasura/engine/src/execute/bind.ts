import { EngineError } from '../errors.js'
import { arrayLiteral, type EncodedValue, itemText } from '../schema/source/codecs.js'
import type { Param } from '../schema/source/param.js'
import type { Session } from '../session/session.js'

/** Where parameters get their values from in one request. */
export interface Bindings {
  readonly session: Session
  /** As sent, with declared defaults filled in. */
  readonly variables: ReadonlyMap<string, unknown>
  /** Columns (of this row) determined by other rows of a nested insert. */
  readonly row?: ReadonlyMap<string, string | null>
}

/** The parameter texts for a statement. Throws EngineError for missing session variables and invalid values. */
export function bindAll(parameters: readonly Param[], bindings: Bindings): (string | null)[] {
  return parameters.map((param) => {
    const value = bind(param, bindings)
    return value === null || typeof value === 'string' ? value : arrayLiteral(value)
  })
}

function bind(param: Param, bindings: Bindings): EncodedValue {
  switch (param.kind) {
    case 'constant':
      return param.value
    case 'variable': {
      const value = valueAt(bindings.variables.get(param.name), param.path)
      return value === null || value === undefined ? null : param.codec.encode(value, param.errorPath)
    }
    case 'template':
      return param.codec.encode(param.build(bindings.variables), param.errorPath)
    case 'session': {
      const value = bindings.session.variables[param.name]
      if (value === undefined) throw new EngineError('not-found', `missing session variable: "${param.name}"`)
      return value
    }
    case 'sessionJson':
      return JSON.stringify(bindings.session.variables)
    case 'list':
      return param.items.map((item) => itemText(bind(item, bindings)))
    case 'parentRow':
      return bindings.row?.get(param.column) ?? null
  }
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value
  for (const key of path) found = (found as Record<string | number, unknown> | null | undefined)?.[key]
  return found
}
