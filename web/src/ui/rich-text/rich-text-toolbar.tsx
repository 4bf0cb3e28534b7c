import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Quote, Underline } from 'lucide-react'
import { type ComponentType, Fragment, type KeyboardEvent, type SVGProps, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.js'
import type { BlockKind, InlineKind } from './engine/toggle-formats'
import type { Format } from './use-pressed-formats'

type Icon = ComponentType<SVGProps<SVGSVGElement>>
type Tool =
  | { kind: InlineKind; type: 'inline'; label: string; icon: Icon }
  | { kind: BlockKind; type: 'block'; label: string; icon: Icon }
  | { kind: 'link'; type: 'link'; label: string; icon: Icon }

const TOOLS: readonly Tool[] = [
  { kind: 'bold', type: 'inline', label: 'Bold', icon: Bold },
  { kind: 'italic', type: 'inline', label: 'Italic', icon: Italic },
  { kind: 'underline', type: 'inline', label: 'Underline', icon: Underline },
  { kind: 'link', type: 'link', label: 'Link', icon: Link },
  { kind: 'heading', type: 'block', label: 'Heading', icon: Heading2 },
  { kind: 'subheading', type: 'block', label: 'Subheading', icon: Heading3 },
  { kind: 'quote', type: 'block', label: 'Blockquote', icon: Quote },
  { kind: 'bulleted', type: 'block', label: 'Bulleted List', icon: List },
  { kind: 'numbered', type: 'block', label: 'Ordered List', icon: ListOrdered },
]

interface RichTextToolbarProps {
  label: string
  isReady: boolean
  /** the formats at the caret */
  pressed: ReadonlySet<Format>
  onInline(kind: InlineKind): void
  onBlock(kind: BlockKind): void
  onLink(): void
  /** leaves out underlining and headings, for messages */
  isShort?: boolean
  className?: string
}

const LONG: ReadonlySet<Format> = new Set(['underline', 'heading', 'subheading'])

/**
 * The nine formats of RTE-01, always visible: a toolbar that appears on selection is hard to reach by keyboard. It is one
 * stop of the Tab key; the arrow keys move within.
 */
export function RichTextToolbar({ label, isShort = false, className = 'flex', ...props }: RichTextToolbarProps) {
  const { isReady, pressed, onInline, onBlock, onLink } = props
  const tools = TOOLS.filter(({ kind }) => !isShort || !LONG.has(kind))
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const press = (tool: Tool) => {
    if (tool.type === 'inline') onInline(tool.kind)
    else if (tool.type === 'block') onBlock(tool.kind)
    else onLink()
  }
  const move = (event: KeyboardEvent) => {
    const to = stopAfter(event.key, stop, tools.length)
    if (to === null) return
    event.preventDefault()
    setStop(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      className={classNames('flex-wrap items-center gap-px border-b border-line px-2 py-1', className)}
    >
      {tools.map((tool, index) => (
        <Fragment key={tool.kind}>
          {tool.type === 'block' && tools[index - 1]?.type === 'link' ? (
            <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
          ) : null}
          <button
            type="button"
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={pressed.has(tool.kind)}
            aria-haspopup={tool.type === 'link' ? 'dialog' : undefined}
            disabled={!isReady}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            // keeps the selection, which would be lost with the focus before the format is applied
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(tool)}
            className="grid size-8 place-items-center rounded-md text-muted transition-colors duration-120 hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent focus-ring disabled:opacity-50"
          >
            <tool.icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </button>
        </Fragment>
      ))}
    </div>
  )
}

function stopAfter(key: string, stop: number, count: number): number | null {
  if (key === 'ArrowRight') return (stop + 1) % count
  if (key === 'ArrowLeft') return (stop - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
