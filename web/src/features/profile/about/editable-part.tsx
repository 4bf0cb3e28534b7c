import { Pencil } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { focusWhenReady } from '#lib/browser/focus-when-ready.js'
import { readDraft } from '#lib/draft-storage.js'
import { useSession } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { EDITOR_DRAFTS, type EditedPart } from '../profile-editors'

interface EditablePartProps {
  name: EditedPart
  title: string
  /** what its owner edits it with; null shows it to everybody else */
  editor: ComponentType | null
  /** says what is edited: "Add your scheduling link" */
  action?: string
  className?: string
  children: ReactNode
}

/**
 * A part of the profile which its owner edits where it stands. What is open is in the address, so that a reload finds the
 * editor open, with its draft.
 */
export function EditablePart({ name, title, editor: Editor, action, className, children }: EditablePartProps) {
  const { isOpen, open, close } = useOpenEditor(name)
  const isEdited = isOpen && Editor !== null
  const hasUnsaved = useHasUnsaved(name, Editor !== null && !isEdited)
  return (
    <section id={`part-${name}`} aria-label={title} className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-serif text-lg font-semibold text-ink">{title}</h2>
        {Editor === null ? null : isEdited ? (
          <Button size="sm" variant="quiet" onClick={close}>
            Close
          </Button>
        ) : (
          <Button size="sm" variant="quiet" icon={Pencil} onClick={open}>
            {action ?? 'Edit'}
            <span className="sr-only">{action ? '' : ` ${title.toLowerCase()}`}</span>
          </Button>
        )}
      </div>
      {isEdited ? (
        <Suspense
          fallback={<SkeletonRows label="Loading the form" className="gap-4" rows={['h-16', 'h-16', 'h-10']} />}
        >
          <Editor />
        </Suspense>
      ) : (
        <>
          {children}
          {hasUnsaved ? <p className="mt-3 text-sm text-warn">You have changes here that aren’t saved yet.</p> : null}
        </>
      )}
    </section>
  )
}

/** Whether its owner typed something here and closed the editor without saving it. */
function useHasUnsaved(name: EditedPart, isAsked: boolean): boolean {
  const { user } = useSession()
  const [hasUnsaved, setHasUnsaved] = useState(false)
  // once the editor is gone: what was typed last is written as it closes
  useEffect(() => {
    const draft = EDITOR_DRAFTS[name]
    setHasUnsaved(isAsked && user !== null && draft !== undefined && readDraft(user.id, draft) !== null)
  }, [name, isAsked, user])
  return hasUnsaved
}

/** Which part is being edited, in the address. */
function useOpenEditor(name: EditedPart) {
  const [params, setParams] = useSearchParams()
  const set = (value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set('edit', value)
        else next.delete('edit')
        next.delete('scrollTo')
        next.delete('scrollToParent')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    isOpen: params.get('edit') === name,
    open: () => {
      set(name)
      focusWhenReady(`#part-${name} form, #part-${name} input`, 'nearest')
    },
    close: () => {
      set(null)
      focusWhenReady(`#part-${name} h2`, 'nearest')
    },
  }
}
