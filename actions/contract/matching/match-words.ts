import { wordForType } from '../opportunities/type-facts.js'

/** What an opportunity and an expert can share, in the order in which the database lists it (GO-27, GO-28). */
const CRITERIA = ['assigned', 'package', 'topic', 'domain', 'skill', 'country'] as const
export type MatchCriterion = (typeof CRITERIA)[number]

export interface MatchReason {
  criterion: MatchCriterion
  /** Name of the shared topic, domain, skill or country. */
  name: string | null
}

interface MatchReader {
  reader: 'expert' | 'poster'
  /** The opportunity's type. */
  type: string
}

const NAMED_MAX = 3
const PLURALS = { topic: 'topics', domain: 'domains', skill: 'skills', country: 'countries' } as const
type SharedCriterion = keyof typeof PLURALS

const listOf = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)

/** The column `reasons` of `opportunity_matches`. Skips whatever this version doesn't know. */
export function readMatchReasons(stored: unknown): MatchReason[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: { criterion?: unknown; name?: unknown } | null) => {
    const criterion = CRITERIA.find((one) => one === entry?.criterion)
    return criterion ? [{ criterion, name: typeof entry?.name === 'string' ? entry.name : null }] : []
  })
}

/**
 * Why an opportunity and an expert match: "Your topic Pricing and your country Germany match." to the expert, "Matches
 * your topic Pricing and your country Germany." to the poster and their team. What is shared is no reason where the post is for one
 * expert, whose own subjects it may have been given. Null without reasons.
 */
export function matchWords(reasons: readonly MatchReason[], { reader, type }: MatchReader): string | null {
  const thing = wordForType(type)
  const has = (criterion: MatchCriterion) => reasons.some((reason) => reason.criterion === criterion)
  const isAsked = has('assigned') || has('package')
  const sentences: (string | null)[] = [
    isAsked ? (reader === 'expert' ? `You were asked by name for this ${thing}.` : 'Asked by name.') : null,
    has('assigned') ? null : sharedWords(reasons, reader),
  ]
  return sentences.filter((words) => words !== null).join(' ') || null
}

function sharedWords(reasons: readonly MatchReason[], reader: MatchReader['reader']): string | null {
  const groups = Object.keys(PLURALS).flatMap((key) => {
    const criterion = key as SharedCriterion
    const names = reasons.flatMap((reason) => (reason.criterion === criterion ? (reason.name ?? []) : []))
    return names.length > 0 ? [{ criterion, names }] : []
  })
  if (groups.length === 0) return null
  const shared = listOf(groups.map(({ criterion, names }) => `your ${groupWords(criterion, names)}`))
  if (reader === 'poster') return `Matches ${shared}.`
  const isOne = groups.length === 1 && groups[0]?.names.length === 1
  return `Y${shared.slice(1)} ${isOne ? 'matches' : 'match'}.`
}

function groupWords(criterion: SharedCriterion, names: readonly string[]): string {
  const hidden = names.length - NAMED_MAX
  // naming all but one would take no more room than counting it
  const shown = hidden > 1 ? [...names.slice(0, NAMED_MAX), `${hidden} more`] : names
  return `${names.length === 1 ? criterion : PLURALS[criterion]} ${listOf(shown)}`
}
