import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { Icon } from '../display/icon'
import { FormRefusal } from '../feedback/form-refusal'
import { DiscardDraft } from './discard-draft'

interface SaveRowProps {
  label: string
  /** the form's state, see `useDraftForm` */
  kept: { isUnsaved: boolean; isSaved: boolean; discard(): void }
  isBusy: boolean
  /** why the last save was refused */
  error: unknown
  /** what to do next, shown once saved */
  children?: ReactNode
}

/**
 * The end of a settings form: Save, with the form's current state beside it. "Saved." disappears with the next change.
 */
export function SaveRow({ label, kept, isBusy, error, children }: SaveRowProps) {
  const { isUnsaved, isSaved, discard } = kept
  return (
    <div className="grid gap-4">
      {isUnsaved && !isBusy ? <FormRefusal error={error} title="Not saved" /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {label}
        </Button>
        {/* beside the other button, so that what doesn’t fit the line is the text */}
        {isUnsaved && !isBusy ? (
          <DiscardDraft
            label="Discard changes"
            title="Discard your changes?"
            text="The form goes back to the last saved version."
            onDiscard={discard}
          />
        ) : null}
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          {isBusy ? null : isSaved ? (
            <>
              <Icon of={CircleCheck} size={16} className="text-accent" />
              Saved.
            </>
          ) : isUnsaved ? (
            'Not saved yet; kept in this browser.'
          ) : null}
        </p>
        {children}
      </div>
    </div>
  )
}
