import { textLines } from './text-lines'

export type TextAttributes = Readonly<Record<`aria-${string}`, string | undefined>>

/**
 * Editor.js makes an unnamed editable element per line of text, now and as one writes; each gets the field's label,
 * hint and error.
 * @returns a function that sets further attributes; undefined removes one
 */
export function labelTexts(holder: HTMLElement, labelId: string): (attributes: TextAttributes) => void {
  const region = holder.querySelector('.codex-editor__redactor')
  region?.setAttribute('role', 'group')
  region?.setAttribute('aria-labelledby', labelId)
  let given: TextAttributes = {}
  const label = (text: Element) => {
    text.setAttribute('role', 'textbox')
    text.setAttribute('aria-multiline', 'true')
    text.setAttribute('aria-labelledby', labelId)
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined) text.removeAttribute(name)
      else if (text.getAttribute(name) !== value) text.setAttribute(name, value)
    }
  }
  const labelNew = () => {
    for (const text of holder.querySelectorAll('[contenteditable="true"]:not([role])')) label(text)
  }
  const follow = () => {
    labelNew()
    keepOneStop(holder)
  }
  follow()
  new MutationObserver(follow).observe(holder, { childList: true, subtree: true })
  holder.addEventListener('focusin', () => keepOneStop(holder))
  return (attributes) => {
    given = attributes
    for (const text of holder.querySelectorAll('[contenteditable="true"]')) label(text)
  }
}

/**
 * The Tab key goes to the line one was last in, and from there to the toolbar: if it went through every line, it would
 * leave the very line that one wants to format.
 */
function keepOneStop(holder: HTMLElement): void {
  const lines = textLines(holder)
  const isStop = (line: HTMLElement) => line.getAttribute('tabindex') === '0'
  const present = lines.find((line) => line === document.activeElement) ?? lines.find(isStop)
  const stop = present ?? lines[0]
  for (const line of lines) {
    const tabIndex = line === stop ? '0' : '-1'
    if (line.getAttribute('tabindex') !== tabIndex) line.setAttribute('tabindex', tabIndex)
  }
}
