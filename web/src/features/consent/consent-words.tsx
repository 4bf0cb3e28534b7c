import { useConfig } from '#lib/config.js'

/** What is asked for, by what the operator has set up. */
export function ConsentWords() {
  const { analytics, location } = useConfig()
  if (analytics && location)
    return 'May we count what people use here, and look up your country to suggest it in forms? We send no names and no texts.'
  if (analytics) return 'May we count what people use here? We send no names and no texts.'
  return 'May we look up your country, to suggest it in forms? We don’t store it.'
}
