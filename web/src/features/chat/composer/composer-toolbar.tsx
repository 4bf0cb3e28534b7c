import { AtSign, Bold, Italic, Link, List, Paperclip, SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { CHAT_LIMITS } from '#contract/chat/chat-messages.js'
import { CHAT_MARKS } from '#contract/chat/chat-text.js'
import { DOCUMENT_ACCEPT } from '#contract/files/upload-limits.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { insertLink, type Typed, toggleList, toggleMark } from './typed'

interface ComposerToolbarProps {
  characters: number
  canMention: boolean
  canAttach: boolean
  onFormat(format: (typed: Typed) => Typed): void
  onMention(): void
  onFiles(files: readonly File[]): void
}

/** The counter appears when the limit comes near. */
const COUNTED_FROM = 4500

/** Formats, a mention, files, and the button that sends. */
export function ComposerToolbar({ characters, canMention, canAttach, ...on }: ComposerToolbarProps) {
  const files = useRef<HTMLInputElement>(null)
  const isTooLong = characters > CHAT_LIMITS.charactersMax
  return (
    <div className="flex items-center gap-0.5 px-2 pb-2">
      <div role="toolbar" aria-label="Message formats" className="flex items-center gap-0.5">
        <IconButton
          size="sm"
          icon={Bold}
          label="Bold"
          onClick={() => on.onFormat((t) => toggleMark(t, CHAT_MARKS.bold))}
        />
        <IconButton
          size="sm"
          icon={Italic}
          label="Italic"
          onClick={() => on.onFormat((t) => toggleMark(t, CHAT_MARKS.italic))}
        />
        <IconButton size="sm" icon={List} label="Bulleted list" onClick={() => on.onFormat(toggleList)} />
        <IconButton size="sm" icon={Link} label="Link" onClick={() => on.onFormat(insertLink)} />
        {canMention ? <IconButton size="sm" icon={AtSign} label="Mention somebody" onClick={on.onMention} /> : null}
        <IconButton
          size="sm"
          icon={Paperclip}
          label="Attach files"
          disabled={!canAttach}
          onClick={() => files.current?.click()}
        />
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        accept={DOCUMENT_ACCEPT}
        onChange={(event) => {
          on.onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <span className="ms-auto flex items-center gap-3">
        {characters >= COUNTED_FROM ? (
          <span className={`text-xs tabular-nums ${isTooLong ? 'text-danger' : 'text-muted'}`}>
            {characters.toLocaleString('en')} of {CHAT_LIMITS.charactersMax.toLocaleString('en')}
          </span>
        ) : (
          <span className="hidden text-xs text-muted md:inline">Shift+Enter for a new line</span>
        )}
        <Button type="submit" variant="primary" size="sm" icon={SendHorizontal}>
          Send
        </Button>
      </span>
    </div>
  )
}
