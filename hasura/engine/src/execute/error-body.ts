import type { EngineError } from '../errors.js'
import { stringifyJson } from '../json.js'

/** `{"errors":[…]}` with an operation's one error (semantics §1.2). */
export function errorBody(error: EngineError, showsInternal: boolean): string {
  return stringifyJson({ errors: [errorItem(error, showsInternal)] })
}

export function errorItem(error: EngineError, showsInternal: boolean): object {
  const { code, path, message, internal, extensions } = error
  const shown = showsInternal && internal !== undefined ? { internal } : {}
  return { extensions: { ...extensions, path, code, ...shown }, message }
}
