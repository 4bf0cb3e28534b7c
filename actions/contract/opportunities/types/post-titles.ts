import type { OpportunityType } from '../type-facts.js'

/** How each type is offered where somebody chooses one. Apart from the forms, which are many times larger. */
export const POST_TITLES: Readonly<Record<OpportunityType, string>> = {
  project: 'Post a project',
  fractional: 'Post a fractional role',
  learning: 'Learn from an expert',
  collaboration: 'Find an expert to work with',
  advice: 'Ask for advice',
  training: 'Train your team',
  coaching: 'Find a coach',
  amplify: 'Start an Amplify programme',
  'hire-expert-on-project': 'Hire experts you know',
}

/** How a post to one expert is offered where that expert is shown. */
export interface Ask {
  /** "Hire Elena for a project" */
  title(name: string): string
  /** What that means, in a few words. */
  about: string
  /** Only whoever is for hire by their rate card can be asked for it (GD-54). */
  isByRateCard: boolean
}

export const ASKS = {
  fractional: {
    title: (name) => `Ask ${name} for a fractional role`,
    about: 'Some days a week or a month, at their rates.',
    isByRateCard: true,
  },
  'hire-expert-on-project': {
    title: (name) => `Hire ${name} for a project`,
    about: 'One piece of work, with its own time and budget.',
    isByRateCard: false,
  },
} as const satisfies Partial<Record<OpportunityType, Ask>>

/**
 * What an expert can be asked for: every type with a form for one expert (GO-28, GD-54).
 * @param isForHire available for fractional roles, with a rate card that names category and roles
 */
export function typesToAskFor(isForHire: boolean): { type: OpportunityType; ask: Ask }[] {
  return (Object.keys(ASKS) as (keyof typeof ASKS)[])
    .map((type) => ({ type, ask: ASKS[type] }))
    .filter(({ ask }) => isForHire || !ask.isByRateCard)
}
