/** The groups of an expert's applications: who acts next, and what became of the rest. */
export const TURNS = ['expert', 'company', 'hired', 'ended'] as const
export type Turn = (typeof TURNS)[number]
