import type EditorJS from '@editorjs/editorjs'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import { History } from './history'
import { readLines, showBlocks } from './show-blocks'
import { caretPlace, type Place, putCaret } from './text-lines'

interface Step {
  content: RawContent
  caret: Place | null
}

export interface Undo {
  /** Remembers the text as it is now. */
  record(): Promise<void>
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z in an editor, and the same from the browser's menus. */
export async function offerUndo(editor: EditorJS, holder: HTMLElement, onChange: () => void): Promise<Undo> {
  const read = async (): Promise<Step> => ({ content: await readLines(editor), caret: caretPlace(holder) })
  const history = new History(await read(), isSameText, isTyping)
  let queue = Promise.resolve()
  const inTurn = (task: () => Promise<void>) => {
    queue = queue.then(task).catch(() => undefined)
    return queue
  }
  const record = () => inTurn(async () => history.record(await read(), performance.now()))
  const go = (direction: 'undo' | 'redo') =>
    inTurn(async () => {
      history.record(await read(), performance.now())
      const step = history[direction]()
      if (!step) return
      await showBlocks(editor, step.content)
      putCaret(holder, step.caret ?? { line: Math.max(0, step.content.blocks.length - 1), offset: 0 })
      onChange()
    })
  const act = (event: Event, direction: 'undo' | 'redo' | null) => {
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    void go(direction)
  }
  holder.addEventListener('keydown', (event) => act(event, directionOf(event)), { capture: true })
  holder.addEventListener(
    'beforeinput',
    (event) =>
      act(event, event.inputType === 'historyUndo' ? 'undo' : event.inputType === 'historyRedo' ? 'redo' : null),
    { capture: true },
  )
  return { record }
}

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

function isSameText(first: Step, second: Step): boolean {
  return JSON.stringify(first.content) === JSON.stringify(second.content)
}

/** Typing changes words only: the lines, their types and their formats and links stay. */
function isTyping(before: Step, after: Step): boolean {
  const shape = ({ content }: Step) =>
    JSON.stringify(
      content.blocks.map(({ type, depth, inlineStyleRanges, entityRanges }) => [
        type,
        depth,
        inlineStyleRanges.length,
        entityRanges.length,
      ]),
    )
  return shape(before) === shape(after)
}
