import { advice } from './types/advice.js'
import { amplify } from './types/amplify.js'
import { coaching } from './types/coaching.js'
import { collaboration } from './types/collaboration.js'
import { fractional } from './types/fractional.js'
import { hireExpertOnProject } from './types/hire-expert-on-project.js'
import { learning } from './types/learning.js'
import { ALL_FIELDS, type PostField } from './types/post-fields.js'
import type { PostFormDescription, PostType } from './types/post-type.js'
import { project } from './types/project.js'
import { training } from './types/training.js'

/** The types of post (OBASE-38), under the words that are stored (GO-07). */
export const POST_TYPES = {
  project,
  fractional,
  learning,
  collaboration,
  advice,
  training,
  coaching,
  amplify,
  'hire-expert-on-project': hireExpertOnProject,
} as const satisfies Readonly<Record<string, PostType>>
export type OpportunityType = keyof typeof POST_TYPES

export const OPPORTUNITY_TYPES = Object.keys(POST_TYPES) as OpportunityType[]

export function isOpportunityType(value: unknown): value is OpportunityType {
  return typeof value === 'string' && Object.hasOwn(POST_TYPES, value)
}

/** What is known of a stored type; null for a word that is none. */
export function postType(type: unknown): PostType | null {
  return isOpportunityType(type) ? POST_TYPES[type] : null
}

/** How posts of this type are written; null where nobody can post them. */
export function postForm(type: unknown): PostFormDescription | null {
  return postType(type)?.form ?? null
}

/** What posts of this type may say: all there is, where nobody can post the type. */
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

/** What people call a post of this type: a fractional one is a role, one of any other type an opportunity. */
export function wordForType(type: string | null | undefined): PostType['thing'] {
  return postType(type)?.thing ?? 'opportunity'
}

/** The same of several: "See your roles". */
export function wordForMany(type: string): string {
  return wordForType(type) === 'role' ? 'roles' : 'opportunities'
}

/** "Only fractional roles can be posted here": what is said to whoever posts another type. */
export function unsupportedTypeMessage(): string {
  const names = postableTypes().map(({ type }) => `${POST_TYPES[type].label.toLowerCase()} ${wordForMany(type)}`)
  return `Only ${new Intl.ListFormat('en').format(names)} can be posted here`
}

/** Types offered in pickers and filters: collaboration is among experts only (GO-81). */
export function pickableTypes(isExpert: boolean): OpportunityType[] {
  return OPPORTUNITY_TYPES.filter((type) => isExpert || !POST_TYPES[type].isAmongExperts)
}
