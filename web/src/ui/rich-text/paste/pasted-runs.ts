import type { InlineRun } from '#contract/rich-text/inline-html.js'
import { type InlineStyle, isSafeLinkUrl } from '#contract/rich-text/raw-content.js'

/** Elements that start a new line. */
export const BLOCK_TAGS = new Set(
  'address article aside blockquote body dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const DROPPED_TAGS = new Set('head iframe img link meta noscript object script style svg template title xml'.split(' '))
const BOLD_FROM = 600

export interface Formats {
  styles: readonly InlineStyle[]
  url: string | null
}

export const PLAIN: Formats = { styles: [], url: null }

/** Content a reader never sees: scripts, hidden elements, and the list markers that Word adds to the text. */
export function isDropped(element: Element): boolean {
  const tag = element.tagName.toLowerCase()
  // o:p and its siblings hold Word's spaces; w:… and m:… its own data
  if (DROPPED_TAGS.has(tag) || /^[wmv]:/.test(tag)) return true
  return /mso-list:\s*ignore|display:\s*none|mso-hide:\s*all/i.test(styleOf(element))
}

export function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}

/**
 * The formats inside an element. Inline styles win over tags, because Google wraps everything in a `<b>` that isn't
 * bold.
 */
export function formatsIn(element: Element, outer: Formats): Formats {
  const tag = element.tagName.toLowerCase()
  const style = styleOf(element)
  const href = tag === 'a' ? (element.getAttribute('href') ?? '').trim() : ''
  const url = isSafeLinkUrl(href) ? href : outer.url
  const styles = new Set(outer.styles)
  const set = (name: InlineStyle, isOn: boolean | null) => {
    if (isOn !== null) styles[isOn ? 'add' : 'delete'](name)
  }
  set('BOLD', weightOf(style) ?? (tag === 'b' || tag === 'strong' ? true : null))
  set('ITALIC', slantOf(style) ?? (tag === 'i' || tag === 'em' ? true : null))
  set('UNDERLINE', /text-decoration[^;]*underline/i.test(style) || tag === 'u' ? true : null)
  // links are underlined anyway
  if (url) styles.delete('UNDERLINE')
  return { styles: [...styles], url }
}

// not a plain search: Word has its own properties with the same ending, such as mso-bidi-font-style
function weightOf(style: string): boolean | null {
  const weight = /(?:^|[;\s])font-weight:\s*([a-z]+|\d+)/i.exec(style)?.[1]?.toLowerCase()
  if (weight === undefined) return null
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= BOLD_FROM
}

function slantOf(style: string): boolean | null {
  const slant = /(?:^|[;\s])font-style:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase()
  return slant === undefined ? null : slant !== 'normal'
}

/** Collapses whitespace and trims the line. */
export function tidyRuns(runs: readonly InlineRun[]): InlineRun[] {
  const tidy: InlineRun[] = []
  for (const { text, styles, url } of runs) {
    const before = tidy.at(-1)?.text ?? ''
    let words = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
    if (before === '' || /[ \n]$/.test(before)) words = words.replace(/^ /, '')
    if (tidy.length === 0) words = words.replace(/^\s+/, '')
    if (words) tidy.push({ text: words, styles, url })
  }
  for (let last = tidy.at(-1); last; last = tidy.at(-1)) {
    last.text = last.text.replace(/\s+$/, '')
    if (last.text) break
    tidy.pop()
  }
  return tidy
}

export function textOf(runs: readonly InlineRun[]): string {
  return runs.map(({ text }) => text).join('')
}
