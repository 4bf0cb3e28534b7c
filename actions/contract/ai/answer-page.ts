import { isOwnAddress } from '../identity/return-path.js'

/** A page that an answer leads to, by what it or its tab is called. */
export interface AnswerPage {
  label: string
  path: string
}

/** An answer as it is stored. A page stands beside its text: nothing in a text that a model wrote is ever a link. */
export function answerBody(text: string, page: AnswerPage | null) {
  const output = { type: 'output', content: text }
  const data = page ? [output, { type: 'page', content: page.label, path: page.path }] : [output]
  return { from: 'ai', type: 'output', data, image: null }
}

/** The page that a stored answer leads to; null for none, and for an address that isn’t of this product. */
export function answerPage(body: unknown): AnswerPage | null {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return null
  const entry = (body.data as unknown[]).find(isPage)
  return entry ? { label: entry.content, path: entry.path } : null
}

function isPage(entry: unknown): entry is { content: string; path: string } {
  if (typeof entry !== 'object' || entry === null) return false
  const { type, content, path } = entry as Record<string, unknown>
  return type === 'page' && typeof content === 'string' && typeof path === 'string' && isOwnAddress(path)
}
