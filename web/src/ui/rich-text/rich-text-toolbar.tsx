import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Quote, Underline } from 'lucide-react'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { classNames } from '#lib/class-names.js'
import type { BlockKind, InlineKind } from './editor-engine'

const INLINE: { kind: InlineKind; label: string; icon: Icon }[] = [
  { kind: 'bold', label: 'Bold', icon: Bold },
  { kind: 'italic', label: 'Italic', icon: Italic },
  { kind: 'underline', label: 'Underline', icon: Underline },
]
const BLOCKS: { kind: BlockKind; label: string; icon: Icon }[] = [
  { kind: 'heading', label: 'Heading', icon: Heading2 },
  { kind: 'subheading', label: 'Subheading', icon: Heading3 },
  { kind: 'quote', label: 'Blockquote', icon: Quote },
  { kind: 'bulleted', label: 'Bulleted List', icon: List },
  { kind: 'numbered', label: 'Ordered List', icon: ListOrdered },
]
type Icon = ComponentType<SVGProps<SVGSVGElement>>

interface RichTextToolbarProps {
  label: string
  isReady: boolean
  /** the formats at the caret */
  pressed: ReadonlySet<InlineKind | BlockKind>
  onInline(kind: InlineKind): void
  onBlock(kind: BlockKind): void
  onLink(): void
  /** leaves out underlining and headings, for messages */
  isShort?: boolean
  className?: string
}

const LONG: ReadonlySet<InlineKind | BlockKind> = new Set(['underline', 'heading', 'subheading'])

/** The nine formats of RTE-01, always visible: a toolbar that appears on selection is hard to reach by keyboard. */
export function RichTextToolbar({ label, isShort = false, className = 'flex', ...props }: RichTextToolbarProps) {
  const { isReady, pressed, onInline, onBlock, onLink } = props
  const isOffered = ({ kind }: { kind: InlineKind | BlockKind }) => !isShort || !LONG.has(kind)
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={classNames('flex-wrap items-center gap-px border-b border-line px-2 py-1', className)}
    >
      {INLINE.filter(isOffered).map(({ kind, label: name, icon }) => (
        <ToolbarButton
          key={kind}
          name={name}
          icon={icon}
          isReady={isReady}
          isPressed={pressed.has(kind)}
          onPress={() => onInline(kind)}
        />
      ))}
      <ToolbarButton name="Link" icon={Link} isReady={isReady} onPress={onLink} />
      <Divider />
      {BLOCKS.filter(isOffered).map(({ kind, label: name, icon }) => (
        <ToolbarButton
          key={kind}
          name={name}
          icon={icon}
          isReady={isReady}
          isPressed={pressed.has(kind)}
          onPress={() => onBlock(kind)}
        />
      ))}
    </div>
  )
}

function Divider(): ReactNode {
  return <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
}

function ToolbarButton({
  name,
  icon: Glyph,
  isReady,
  isPressed,
  onPress,
}: {
  name: string
  icon: Icon
  isReady: boolean
  /** left out for buttons that don't toggle */
  isPressed?: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      disabled={!isReady}
      // keeps the selection, which would be lost with the focus before the format is applied
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-8 place-items-center rounded-md text-muted transition-colors duration-120 hover:bg-sunken hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent focus-ring disabled:opacity-50"
    >
      <Glyph aria-hidden="true" className="size-4" strokeWidth={1.5} />
    </button>
  )
}
