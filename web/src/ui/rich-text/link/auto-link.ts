import { typedAddress } from '#contract/rich-text/link-addresses.js'
import { caretPlace, lineText, putCaret, rangeInLine, textLines } from '../engine/text-lines'
import { closestAnchor, linkRange } from './link-commands'

/** Makes a link of a typed web address once a space, or Enter, follows it (RTE-05). */
export function linkTypedAddresses(holder: HTMLElement): void {
  holder.addEventListener('input', (event) => {
    const { data, inputType } = event as InputEvent
    if (inputType === 'insertText' && (data === ' ' || data === '\u00a0')) linkWord(holder, 1)
  })
  holder.addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      if (key === 'Enter' && !isComposing) linkWord(holder, 0)
    },
    { capture: true },
  )
}

function linkWord(holder: HTMLElement, charactersAfter: number): void {
  const caret = caretPlace(holder)
  const line = caret && textLines(holder)[caret.line]
  if (!line) return
  const found = typedAddress(lineText(line).slice(0, caret.offset - charactersAfter))
  if (!found) return
  const range = rangeInLine(line, found.start, found.end)
  if (closestAnchor(range.startContainer) || closestAnchor(range.endContainer)) return
  linkRange(range, found.url)
  putCaret(holder, caret)
}
