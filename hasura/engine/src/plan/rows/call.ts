import { EngineError } from '../../errors.js'
import type { CallableModel } from '../../schema/source/model.js'
import { type Param, SESSION_JSON } from '../../schema/source/param.js'
import { type InputType, innermost, type OutputField } from '../../schema/types/type-model.js'
import type { PlanContext } from '../context.js'
import type { CallArgument, CallPlan } from '../model/row-plan.js'
import { isNull, objectFields, scalarParam } from '../request/input.js'
import type { fieldArguments, SelectedField } from '../request/selection.js'

/** The function call for a field's `args`; trailing arguments with defaults may be omitted (semantics §4.7). */
export function planCall(
  context: PlanContext,
  callable: CallableModel,
  { field }: { field: OutputField; selected: SelectedField },
  args: ReturnType<typeof fieldArguments>,
): CallPlan {
  const given = args.get('args')
  const definition = field.args.get('args')
  const values = new Map<string, Param>()
  if (given && definition && !isNull(given.given)) {
    for (const one of objectFields(context, given.given, innermost(definition.type) as InputType, given.path)) {
      const { meaning } = one.field
      if (meaning?.kind === 'functionArgument')
        values.set(one.field.name, scalarParam(context, one.given, one.field.type, meaning.codec, one.path))
    }
  }
  return { callable, arguments: callArguments(callable, values, given?.path ?? '$') }
}

/** The call of a computed field that takes only its row and the session. */
export function callOfRow(callable: CallableModel): CallPlan {
  return { callable, arguments: callArguments(callable, new Map(), '$') }
}

function callArguments(callable: CallableModel, values: ReadonlyMap<string, Param>, path: string): CallArgument[] {
  const result: CallArgument[] = []
  const open = [...callable.arguments]
  let isCut = false
  callable.catalog.arguments.forEach((argument, index) => {
    if (index === callable.tableIndex) {
      result.push({ kind: 'row' })
      return
    }
    const isSession = index === callable.sessionIndex
    const model = isSession ? undefined : open.shift()
    const param = isSession ? SESSION_JSON : values.get(model?.graphqlName ?? '')
    const sqlType = argument.type.sqlType
    if (!param) {
      if (!argument.hasDefault)
        throw new EngineError('not-supported', 'Non default arguments cannot be omitted', { path })
      isCut = true
      return
    }
    // After a gap, arguments have to be passed by name; the session's always can be.
    if (isCut && !isSession)
      throw new EngineError('not-supported', 'Only last set of positional arguments can be omitted', { path })
    result.push({ kind: 'value', param, sqlType, name: isCut ? argument.name : null })
  })
  return result
}
