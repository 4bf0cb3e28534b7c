import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { LateDialog } from '../overlay/late-dialog'
import type { LinkDialogProps } from './link/link-dialog'
import { RichTextToolbar } from './rich-text-toolbar'
import type { EditorState } from './use-editor'

const LinkDialog = lazyPart<LinkDialogProps>(() => import('./link/link-dialog'))

interface EditorFormatsProps {
  editor: EditorState
  label: string
  /** leaves out underlining and headings, for messages */
  isShort?: boolean
  className?: string
  linkDialog?: typeof LinkDialog
}

/** The toolbar of an editor, and the dialog of its links. */
export function EditorFormats({ editor, linkDialog: Dialog = LinkDialog, ...toolbar }: EditorFormatsProps) {
  const { engine, pressed, look, link, openLink, closeLink } = editor
  useLoadedLater(Dialog)
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
        onLink={openLink}
      />
      {link ? (
        <LateDialog onClose={() => closeLink()}>
          <Dialog
            text={link.text}
            url={link.url}
            onClose={() => closeLink()}
            onRemove={() => closeLink((target) => engine?.removeLink(target))}
            onSave={(text, url) => closeLink((target) => engine?.saveLink(target, text, url))}
          />
        </LateDialog>
      ) : null}
    </>
  )
}

/** Stands below the field of an editor that couldn’t be loaded. */
export function EditorFailure() {
  return (
    <p className="px-4 pb-3 text-sm text-danger">
      The editor couldn’t be loaded. Reload the page to write; your draft is kept.
    </p>
  )
}
