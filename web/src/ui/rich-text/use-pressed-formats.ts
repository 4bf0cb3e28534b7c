import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { BlockKind, InlineKind } from './engine/toggle-formats'

export type Format = InlineKind | BlockKind | 'link'

/** The markup that Editor.js and its tools use for each format. */
const MARKS: readonly (readonly [Format, string])[] = [
  ['bold', 'b, strong'],
  ['italic', 'i, em'],
  ['underline', 'u'],
  ['link', 'a'],
  ['heading', 'h2'],
  ['subheading', 'h3'],
  ['quote', 'blockquote'],
  ['bulleted', 'ul'],
  ['numbered', 'ol'],
]
const INLINE: readonly InlineKind[] = ['bold', 'italic', 'underline']
const NONE: ReadonlySet<Format> = new Set()

/**
 * The formats at the caret, which the toolbar shows as pressed.
 * @returns the formats, and a function to update them after toggling one without moving the caret
 */
export function usePressedFormats(holder: RefObject<HTMLElement | null>) {
  const [pressed, setPressed] = useState(NONE)
  const look = useCallback(() => {
    const found = formatsAtCaret(holder.current)
    setPressed((known) => (isSame(known, found) ? known : found))
  }, [holder])
  useEffect(() => {
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [look])
  return { pressed, look }
}

/** Nothing is pressed while the caret is outside the editor. */
export function formatsAtCaret(holder: HTMLElement | null): ReadonlySet<Format> {
  const node = window.getSelection()?.anchorNode ?? null
  const element = node instanceof Element ? node : (node?.parentElement ?? null)
  if (!holder || !element || !holder.contains(element)) return NONE
  const found = MARKS.filter(([, mark]) => {
    const marked = element.closest(mark)
    return marked !== null && holder.contains(marked)
  }).map(([format]) => format)
  // a heading is bold by itself, and a format chosen before typing has no element yet
  const chosen = element.closest('h2, h3') ? [] : INLINE.filter((kind) => document.queryCommandState?.(kind))
  return new Set([...found, ...chosen])
}

function isSame(first: ReadonlySet<Format>, second: ReadonlySet<Format>): boolean {
  return first.size === second.size && [...first].every((format) => second.has(format))
}
