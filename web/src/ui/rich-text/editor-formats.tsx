import { LinkForm } from './link-form'
import { RichTextToolbar } from './rich-text-toolbar'
import { readLinkSelection } from './selection/caret-text'
import type { EditorState } from './use-editor'

interface EditorFormatsProps {
  editor: EditorState
  label: string
  /** leaves out underlining and headings, for messages */
  isShort?: boolean
  className?: string
}

/** The toolbar of an editor, and the form of its links. */
export function EditorFormats({ editor, ...toolbar }: EditorFormatsProps) {
  const { engine, pressed, look, link, setLink } = editor
  return (
    <>
      <RichTextToolbar
        {...toolbar}
        isReady={engine !== null}
        pressed={pressed}
        onInline={(kind) => {
          engine?.toggleInline(kind)
          look()
        }}
        onBlock={(kind) => void engine?.toggleBlock(kind).then(look)}
        onLink={() => setLink(readLinkSelection())}
      />
      {link ? (
        <LinkForm
          text={link.text}
          onCancel={() => setLink(null)}
          onSave={(text, url) => {
            engine?.insertLink(link.range, text, url)
            setLink(null)
          }}
        />
      ) : null}
    </>
  )
}

/** Stands below the field of an editor that could not be loaded. */
export function EditorFailure() {
  return (
    <p className="px-4 pb-3 text-sm text-danger">
      The editor could not be loaded. Reload the page to write; your draft is kept.
    </p>
  )
}
