export interface ResponseSection {
  heading: string
  text: string
}

/**
 * The parts of a written response: its headed sections, or the whole of an older one without a heading (RESP-12, GI-31).
 * Whatever else is stored is shown as it is.
 */
export function readResponseText(stored: string | null | undefined): ResponseSection[] {
  if (!stored?.trim()) return []
  return readSections(stored) ?? [{ heading: '', text: stored }]
}

function readSections(stored: string): ResponseSection[] | null {
  if (!stored.startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) && list.every(isSection) ? list : null
  } catch {
    return null
  }
}

function isSection(value: unknown): value is ResponseSection {
  if (typeof value !== 'object' || value === null) return false
  const { heading, text } = value as Partial<Record<keyof ResponseSection, unknown>>
  return typeof heading === 'string' && typeof text === 'string'
}

/** The paragraphs of a text, which blank lines separate. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
