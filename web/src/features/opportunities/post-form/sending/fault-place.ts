import type { FieldPath } from 'react-hook-form'
import type { FieldDescription } from '#contract/opportunities/types/fields/field-description.js'
import { ALL_FIELDS, POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'

/**
 * Where the form shows what the server found at a path: `deliverables[0].title` at that text, anything else of a list at
 * the list.
 * @returns null if the form has no such field
 */
export function faultPlace(path: string): FieldPath<PostForm> | null {
  const [name, index, part] = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  const field = ALL_FIELDS.find((known) => known === name)
  if (!field) return null
  const hasControl = index !== undefined && part !== undefined && partsOf(POST_FIELDS[field]).includes(part)
  return hasControl ? (`${field}.${index}.${part}` as FieldPath<PostForm>) : field
}

function partsOf(description: FieldDescription): readonly string[] {
  if (description.kind === 'entries') return description.parts.map(({ key }) => key)
  return description.kind === 'payments' ? ['details', 'percentage'] : []
}
