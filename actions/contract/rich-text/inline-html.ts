import escapeHtml from 'escape-html'
import { INLINE_STYLES, type InlineStyle } from './raw-content.js'

/** A run of text with its styles, as in Editor.js's subset of inline HTML. */
export interface InlineRun {
  text: string
  styles: InlineStyle[]
  url: string | null
}

const STYLE_OF_TAG: Readonly<Record<string, InlineStyle>> = {
  b: 'BOLD',
  strong: 'BOLD',
  i: 'ITALIC',
  em: 'ITALIC',
  u: 'UNDERLINE',
}
const TAG_OF_STYLE: Readonly<Record<InlineStyle, string>> = { BOLD: 'b', ITALIC: 'i', UNDERLINE: 'u' }
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const TOKEN = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+|<)/g
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const MAX_CODE_POINT = 0x10ffff

/** Parses Editor.js inline HTML without a DOM. Unknown tags are dropped, their text is kept. */
export function parseInlineHtml(html: string): InlineRun[] {
  const runs: InlineRun[] = []
  const open: InlineStyle[] = []
  let url: string | null = null
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    const style = STYLE_OF_TAG[tag]
    if (text !== undefined) runs.push({ text: decodeEntities(text), styles: inOrder(open), url })
    else if (tag === 'br') runs.push({ text: '\n', styles: inOrder(open), url })
    else if (tag === 'a') url = slash ? null : hrefOf(attributes)
    else if (style && slash) removeLast(open, style)
    else if (style) open.push(style)
  }
  return runs
}

/** Serialises runs. Text is escaped, so a typed `<b>` stays literal. */
export function printInlineHtml(runs: readonly InlineRun[]): string {
  return runs
    .map(({ text, styles, url }) => {
      const inner = inOrder(styles).reduce(
        (html, style) => {
          const tag = TAG_OF_STYLE[style]
          return `<${tag}>${html}</${tag}>`
        },
        escapeHtml(text).replaceAll('\n', '<br>'),
      )
      return url === null ? inner : `<a href="${escapeHtml(url)}">${inner}</a>`
    })
    .join('')
}

/** One order, however the tags are nested: a text that was only loaded must not look edited. */
function inOrder(styles: readonly InlineStyle[]): InlineStyle[] {
  return INLINE_STYLES.filter((style) => styles.includes(style))
}

function hrefOf(attributes: string): string | null {
  const match = HREF.exec(attributes)
  return match ? decodeEntities(match[1] ?? match[2] ?? '') : null
}

function removeLast(open: InlineStyle[], style: InlineStyle): void {
  const index = open.lastIndexOf(style)
  if (index >= 0) open.splice(index, 1)
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (entity: string, body: string) => {
    if (!body.startsWith('#')) return NAMED_ENTITIES[body.toLowerCase()] ?? entity
    const isHex = body[1] === 'x' || body[1] === 'X'
    const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entity
  })
}
