import type { OpportunityType } from './type-facts.js'

/** One sentence each that tells a type from the others, where somebody chooses one; no other page needs them. */
export const TYPE_SUMMARIES: Readonly<Record<OpportunityType, string>> = {
  project: 'A piece of work with a clear result, a start and an end.',
  fractional: 'Part of a senior person’s time, for as long as you need it.',
  learning: 'Learn a subject yourself from somebody who practises it.',
  collaboration: 'Find another expert to work with, on a client’s work or your own.',
  advice: 'An expert’s answer to one clear question.',
  training: 'A course for your team, taught by an expert.',
  coaching: 'Regular one-to-one sessions with an expert, over some months.',
  amplify: 'A programme that grows your business, led by an expert and paid in stages.',
  'hire-expert-on-project': 'A project for experts whom you already know. You choose who is asked.',
}
