/** Where posts of every type without an address of its own are created and edited (OPP-05). */
export const SHARED_CREATOR = '/opportunities-creator'

/**
 * What lists and links say of a type of post. Apart from its form, which is many times larger and which only the pages
 * need that post, edit or compare (`types/<type>.ts`).
 */
export interface TypeFacts {
  label: string
  /** Background colour of the type's badge, under white text (GO-77). */
  colour: string
  /** What such a post is called: "Your role is active". */
  thing: 'role' | 'opportunity'
  /** Where one is created; append `/{id}` to edit. {@link SHARED_CREATOR} asks for the type. */
  address: `/${string}`
  /** Its form asks for a budget. */
  hasBudget: boolean
  /** Its form asks for a number of days. */
  hasDays: boolean
  /** Can be posted to one expert, from their profile (GO-28, FRAC-29). */
  isAddressable: boolean
  /**
   * Experts see company and poster only after showing interest (OPP-91); enforced by the view `opportunity_posters`.
   */
  isPosterHidden: boolean
  /** Only experts post and search for it (GO-81). */
  isAmongExperts: boolean
}

const USUAL = {
  thing: 'opportunity',
  address: SHARED_CREATOR,
  hasBudget: true,
  hasDays: false,
  isAddressable: false,
  isPosterHidden: false,
  isAmongExperts: false,
} as const

/** The types of post (OBASE-38), keyed by their stored value (GO-07). */
export const TYPE_FACTS = {
  project: {
    ...USUAL,
    label: 'Project',
    colour: '#1E6FD9',
  },
  fractional: {
    label: 'Fractional',
    colour: '#7A3FC8',
    thing: 'role',
    address: '/fractional-creator',
    hasBudget: true,
    hasDays: true,
    isAddressable: true,
    isPosterHidden: true,
    isAmongExperts: false,
  },
  learning: {
    ...USUAL,
    label: 'Learning',
    // the required #0B8A6B is too light for white text
    colour: '#0A7A5E',
  },
  collaboration: {
    ...USUAL,
    label: 'Collaboration',
    colour: '#B45309',
    isAmongExperts: true,
  },
  advice: { ...USUAL, label: 'Advice', colour: '#0E7490' },
  training: { ...USUAL, label: 'Training', colour: '#A21CAF' },
  coaching: {
    ...USUAL,
    label: 'Coaching',
    colour: '#C2410C',
  },
  amplify: {
    ...USUAL,
    label: 'Amplify',
    colour: '#BE123C',
  },
  'hire-expert-on-project': {
    ...USUAL,
    label: 'Hire expert on project',
    colour: '#4D7C0F',
    isAddressable: true,
  },
} as const satisfies Readonly<Record<string, TypeFacts>>
export type OpportunityType = keyof typeof TYPE_FACTS

export const OPPORTUNITY_TYPES = Object.keys(TYPE_FACTS) as OpportunityType[]

export function isOpportunityType(value: unknown): value is OpportunityType {
  return typeof value === 'string' && Object.hasOwn(TYPE_FACTS, value)
}

/** Looks up a stored type; null if unknown. */
export function typeFacts(type: unknown): TypeFacts | null {
  return isOpportunityType(type) ? TYPE_FACTS[type] : null
}

/** What a post of this type is called: a fractional one is a role, any other an opportunity. */
export function wordForType(type: string | null | undefined): TypeFacts['thing'] {
  return typeFacts(type)?.thing ?? 'opportunity'
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

/**
 * Where a post of this type is created.
 * @param expertId the one expert whom it asks
 */
export function creatorAddress(type: OpportunityType, expertId: string | null = null): string | null {
  const { address, isAddressable }: TypeFacts = TYPE_FACTS[type]
  if (expertId && !isAddressable) return null
  const query = [address === SHARED_CREATOR && `type=${type}`, expertId && `expert=${expertId}`].filter(Boolean)
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

/** Types offered in pickers and filters; collaboration is for experts only (GO-81). */
export function pickableTypes(isExpert: boolean): OpportunityType[] {
  return OPPORTUNITY_TYPES.filter((type) => isExpert || !TYPE_FACTS[type].isAmongExperts)
}
