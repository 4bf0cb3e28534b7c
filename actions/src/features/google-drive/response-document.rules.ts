import escapeHtml from 'escape-html'
import { paragraphsOf, readResponseText } from '#contract/content/response-text.js'
import type { DriveDocument } from '#domain/google-drive/save-document.js'

const NAME_CHARACTERS_MAX = 200

/** An insight or an answer: what it answers, and what it says, written or spoken. */
export interface ResponseWords {
  question: string
  /** as `insights_responses.response_type` stores it: `text`, or the kind of recording */
  type: string
  brief: string | null
  /** as `insights_responses.response_text` stores it */
  written: string | null
  /** the transcript as one text */
  said: string | null
  /** the transcript piece by piece, if it has times */
  segments: readonly string[]
}

/**
 * The document that is saved: the question as its title, then the brief, the written parts under their headings, or what is
 * said in the recording. A draft keeps both while its author changes between them; only its type says which one is the answer.
 * Every text is escaped, so a typed `<b>` stays literal.
 * @returns null if there is nothing to read in it but the question
 */
export function toDocument(words: ResponseWords): DriveDocument | null {
  const { question, brief } = words
  const sections = words.type === 'text' ? readResponseText(words.written) : [{ heading: '', text: spokenIn(words) }]
  const parts = sections.filter(({ text }) => text.trim())
  if (parts.length === 0) return null
  const title = question.replace(/\s+/g, ' ').trim()
  const body = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphsOf(brief ?? '').map((paragraph) => `<p><em>${lines(paragraph)}</em></p>`),
    ...parts.flatMap(({ heading, text }) => [
      ...(heading.trim() ? [`<h2>${escapeHtml(heading)}</h2>`] : []),
      ...paragraphsOf(text).map((paragraph) => `<p>${lines(paragraph)}</p>`),
    ]),
  ].join('\n')
  const head = `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`
  const html = `<!doctype html>\n<html>${head}<body>\n${body}\n</body></html>\n`
  return { name: [...title].slice(0, NAME_CHARACTERS_MAX).join(''), html }
}

const spokenIn = ({ said, segments }: ResponseWords) => (said?.trim() ? said : segments.join('\n\n'))

const lines = (paragraph: string) => escapeHtml(paragraph).replaceAll('\n', '<br>')
