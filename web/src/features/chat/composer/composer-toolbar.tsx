import { ALargeSmall, AtSign, Paperclip, SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { CHAT_LIMITS } from '#contract/chat/chat-messages.js'
import { DOCUMENT_ACCEPT } from '#contract/files/upload-limits.js'
import { formatWhole } from '#contract/format/numbers.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'

interface ComposerToolbarProps {
  characters: number
  canMention: boolean
  canAttach: boolean
  hasFormats: boolean
  onFormats(): void
  onMention(): void
  onFiles(files: readonly File[]): void
}

/** The counter appears when the limit comes near. */
const COUNTED_FROM = 4500

/** A mention, files, and the button that sends; on phones also what shows the formats. */
export function ComposerToolbar({ characters, canMention, canAttach, hasFormats, ...on }: ComposerToolbarProps) {
  const files = useRef<HTMLInputElement>(null)
  const isTooLong = characters > CHAT_LIMITS.charactersMax
  return (
    <div className="flex items-center gap-0.5 px-2 pb-2">
      <IconButton
        size="sm"
        icon={ALargeSmall}
        label="Formats"
        aria-pressed={hasFormats}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent md:hidden"
        onClick={on.onFormats}
      />
      {canMention ? (
        <IconButton
          size="sm"
          icon={AtSign}
          label="Mention somebody"
          // keeps the caret, which says where the name goes
          onMouseDown={(event) => event.preventDefault()}
          onClick={on.onMention}
        />
      ) : null}
      <IconButton
        size="sm"
        icon={Paperclip}
        label="Attach files"
        disabled={!canAttach}
        onClick={() => files.current?.click()}
      />
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
            {formatWhole(characters)} of {formatWhole(CHAT_LIMITS.charactersMax)}
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
