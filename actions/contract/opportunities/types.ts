import { isOpportunityType, OPPORTUNITY_TYPES, type OpportunityType } from './type-facts.js'
import { advice } from './types/advice.js'
import { amplify } from './types/amplify.js'
import { coaching } from './types/coaching.js'
import { collaboration } from './types/collaboration.js'
import { ALL_FIELDS, type PostField } from './types/fields/post-fields.js'
import { fractional } from './types/fractional.js'
import { hireExpertOnProject } from './types/hire-expert-on-project.js'
import { learning } from './types/learning.js'
import type { AddressedForm, PostFormDescription, PostType } from './types/post-type.js'
import { project } from './types/project.js'
import { training } from './types/training.js'

/** Every type with all that is defined of it. */
export const POST_TYPES: Readonly<Record<OpportunityType, PostType>> = {
  project,
  fractional,
  learning,
  collaboration,
  advice,
  training,
  coaching,
  amplify,
  'hire-expert-on-project': hireExpertOnProject,
}

/** Looks up a stored type; null if unknown. */
export function postType(type: unknown): PostType | null {
  return isOpportunityType(type) ? POST_TYPES[type] : null
}

/** The form for posts of this type; null if the type can't be posted. */
export function postForm(type: unknown): PostFormDescription | null {
  return postType(type)?.form ?? null
}

/** The form for posts of this type that are addressed to one expert; null if they can't be. */
export function addressedForm(type: unknown): AddressedForm | null {
  return postType(type)?.addressedForm ?? null
}

/** The fields of posts of this type; all of them if the type can't be posted. */
export function fieldsOfType(type: unknown): readonly PostField[] {
  return postForm(type)?.fields ?? ALL_FIELDS
}

/** Every type that can be posted, with its form. */
export function postableTypes(): { type: OpportunityType; form: PostFormDescription }[] {
  return OPPORTUNITY_TYPES.flatMap((type) => {
    const form = postForm(type)
    return form ? [{ type, form }] : []
  })
}

/** The error for a type that doesn't exist or can't be posted. */
export function unsupportedTypeMessage(): string {
  const labels = postableTypes().map(({ type }) => POST_TYPES[type].label)
  return `Choose one of these types: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(labels)}`
}
