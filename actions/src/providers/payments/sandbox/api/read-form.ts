import { badParameter } from './sandbox-refusal.js'

export type Form = { [name: string]: string | Form }

/** Names that would reach into every object. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']
const DEPTH_MAX = 8

/**
 * Reads `a=1&b[c]=2&d[0][e]=3` into nested objects; lists stay objects with numbered names, since only the schema knows
 * which of them are lists.
 * @throws SandboxRefusal for names that can't be read
 */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) put(form, name, value)
  return form
}

function put(form: Form, name: string, value: string): void {
  const parts = /^[^[\]]+(\[[^[\]]*\])*$/.test(name) ? name.replaceAll(']', '').split('[') : []
  const last = parts.pop()
  if (last === undefined || parts.length >= DEPTH_MAX || [...parts, last].some((part) => FORBIDDEN.includes(part)))
    throw badParameter(name.slice(0, 100), 'This name of a parameter cannot be read.', 'parameter_unknown')
  let place = form
  for (const part of parts) {
    const inner = place[part] ?? {}
    if (typeof inner === 'string') throw badParameter(name, 'This is given both as a value and as an object.')
    place[part] = inner
    place = inner
  }
  place[last] = value
}
