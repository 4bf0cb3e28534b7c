import { advice } from './types/advice.js'
import { amplify } from './types/amplify.js'
import { coaching } from './types/coaching.js'
import { collaboration } from './types/collaboration.js'
import { ALL_FIELDS, type PostField } from './types/fields/post-fields.js'
import { fractional } from './types/fractional.js'
import { hireExpertOnProject } from './types/hire-expert-on-project.js'
import { learning } from './types/learning.js'
import { type AddressedForm, type PostFormDescription, type PostType, SHARED_CREATOR } from './types/post-type.js'
import { project } from './types/project.js'
import { training } from './types/training.js'

/** The types of post (OBASE-38), keyed by their stored value (GO-07). */
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

/** What a post of this type is called: a fractional one is a role, any other an opportunity. */
export function wordForType(type: string | null | undefined): PostType['thing'] {
  return postType(type)?.thing ?? 'opportunity'
}

/** The same with its article: "You started a role". */
export function wordWithArticle(type: string | null | undefined): string {
  const word = wordForType(type)
  return `${word === 'opportunity' ? 'an' : 'a'} ${word}`
}

/** The plural: "See your roles". */
export function wordForMany(type: string): string {
  return wordForType(type) === 'role' ? 'roles' : 'opportunities'
}

/** The error for a type that doesn't exist or can't be posted. */
export function unsupportedTypeMessage(): string {
  const labels = postableTypes().map(({ type }) => POST_TYPES[type].label)
  return `Choose one of these types: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(labels)}`
}

/**
 * What an expert can be asked for: every type with a form for one expert (GO-28, GD-54).
 * @param isForHire available for fractional roles, with a rate card that names category and roles
 */
export function typesToAskFor(isForHire: boolean): { type: OpportunityType; form: AddressedForm }[] {
  return OPPORTUNITY_TYPES.flatMap((type) => {
    const form = addressedForm(type)
    return form && (isForHire || !form.fromRateCard) ? [{ type, form }] : []
  })
}

/**
 * Where a post of this type is created.
 * @param expertId the one expert whom it asks
 */
export function creatorAddress(type: OpportunityType, expertId: string | null = null): string | null {
  const address = (expertId ? addressedForm(type) : postForm(type))?.address ?? null
  if (address === null) return null
  const query = [address === SHARED_CREATOR && `type=${type}`, expertId && `expert=${expertId}`].filter(Boolean)
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

/** Types offered in pickers and filters; collaboration is for experts only (GO-81). */
export function pickableTypes(isExpert: boolean): OpportunityType[] {
  return OPPORTUNITY_TYPES.filter((type) => isExpert || !POST_TYPES[type].isAmongExperts)
}
