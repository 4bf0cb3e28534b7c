import { EngineError } from '../../errors.js'
import type { RootTypes } from './root-types.js'

/** Rejects duplicate root fields, which metadata can cause (semantics §1.8). Throws EngineError. */
export function refuseRootClashes({ fieldNames }: RootTypes): void {
  const mutations = repeated(fieldNames.mutation)
  const queries = repeated(fieldNames.query)
  const refuse = (where: string, names: readonly string[]) => {
    throw new EngineError('unexpected', `found duplicate fields in selection set${where}: ${names.join(', ')}`, {
      path: '$.args',
    })
  }
  if (mutations.length > 0) refuse(' for mutation root', mutations)
  if (queries.length > 0) refuse('', queries)
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
