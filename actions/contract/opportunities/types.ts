/** The nine types of opportunity (OBASE-38), stored exactly so (GO-07). */
export const OPPORTUNITY_TYPES = [
  'project',
  'fractional',
  'learning',
  'collaboration',
  'advice',
  'training',
  'coaching',
  'amplify',
  'hire-expert-on-project',
] as const
export type OpportunityType = (typeof OPPORTUNITY_TYPES)[number]

export const OPPORTUNITY_TYPE_LABELS: Readonly<Record<OpportunityType, string>> = {
  project: 'Project',
  fractional: 'Fractional',
  learning: 'Learning',
  collaboration: 'Collaboration',
  advice: 'Advice',
  training: 'Training',
  coaching: 'Coaching',
  amplify: 'Amplify',
  'hire-expert-on-project': 'Hire expert on project',
}

/** Ground of the type badge under white text (GO-77; `learning` darkened so that white on it stays readable). */
export const OPPORTUNITY_TYPE_COLOURS: Readonly<Record<OpportunityType, string>> = {
  project: '#1E6FD9',
  fractional: '#7A3FC8',
  learning: '#0A7A5E',
  collaboration: '#B45309',
  advice: '#0E7490',
  training: '#A21CAF',
  coaching: '#C2410C',
  amplify: '#BE123C',
  'hire-expert-on-project': '#4D7C0F',
}

/** What people call a post of this type: a fractional one is a role, one of any other type an opportunity. */
export function wordForType(type: string | null | undefined): 'role' | 'opportunity' {
  return type === 'fractional' ? 'role' : 'opportunity'
}

export function isOpportunityType(value: unknown): value is OpportunityType {
  return (OPPORTUNITY_TYPES as readonly unknown[]).includes(value)
}

/** Types offered in pickers and filters: collaboration is among experts only (GO-81). */
export function pickableTypes(isExpert: boolean): OpportunityType[] {
  return OPPORTUNITY_TYPES.filter((type) => isExpert || type !== 'collaboration')
}
