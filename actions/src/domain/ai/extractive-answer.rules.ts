import { contentAge } from '#contract/content/content-age.js'
import type { RankedPassage } from '#domain/passages/rank-passages.rules.js'

const CLOSEST = 'This is what comes closest:'
const LEAD = 'Here is what experts on this marketplace have published about it.'

/**
 * X-53: an answer without a model, piece by piece: the supporting passages word for word, each with its number, and with its
 * age where it is old.
 */
export function extractiveAnswer(passages: readonly RankedPassage[], now: Date): string[] {
  return [LEAD, ...quotes(passages, now)]
}

/** Says that there is no answer, with what comes closest, if anything does. */
export function noAnswer(words: string, closest: readonly RankedPassage[], now: Date): string[] {
  return closest.length > 0 ? [words, `\n\n${CLOSEST}`, ...quotes(closest, now)] : [words]
}

/** Passages of one source that follow each other stand under one heading. */
function quotes(passages: readonly RankedPassage[], now: Date): string[] {
  return passages.map(({ sourceId, content, datedAt, ...source }, at) => {
    const age = contentAge(datedAt, now)
    const named = `\n\n**${headingOf(source)}**${age ? ` (${age})` : ''}`
    const heading = passages[at - 1]?.sourceId === sourceId ? '' : named
    return `${heading}\n\n> ${oneLine(content)} [${at + 1}]`
  })
}

const headingOf = ({ author, title, sourceKind }: Pick<RankedPassage, 'author' | 'title' | 'sourceKind'>) =>
  sourceKind === 'profile' ? author : `${author}, “${title}”`

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
