import { AI_LIMITS } from '#contract/ai/ai-limits.js'

export interface Suggestion {
  id: string
  category: string
  question: string
}

export const ALL_CATEGORIES = 'All'

/** GD-18: "All" first, then each category once, in alphabetical order. */
export function categoriesOf(suggestions: readonly Suggestion[]): string[] {
  const names = new Set(suggestions.map(({ category }) => category))
  return [ALL_CATEGORIES, ...[...names].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))]
}

/** AIH-06, GD-19: two different questions of the category at random, or what there is. @param random from 0 to below 1 */
export function pickSuggestions(
  suggestions: readonly Suggestion[],
  category: string,
  random: () => number = Math.random,
): Suggestion[] {
  const left = suggestions.filter((one) => category === ALL_CATEGORIES || one.category === category)
  const picked: Suggestion[] = []
  while (picked.length < AI_LIMITS.suggestionsShown && left.length > 0)
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  return picked
}
