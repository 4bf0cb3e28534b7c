import type { Ref } from 'react'
import { Button } from '../button/button'
import { Notice } from '../feedback/notice'

export interface ConflictWords<Name extends string = string> {
  field: Name
  label: string
  /** what was saved elsewhere, in words; empty when it was cleared */
  theirs: string
}

interface SavedElsewhereProps<Name extends string> {
  conflicts: readonly ConflictWords<Name>[]
  onKeep(field: Name): void
  onTake(field: Name): void
  /** takes the focus when somebody presses Save before they have decided */
  ref?: Ref<HTMLDivElement>
}

/** Two places changed the same field. Nothing is overwritten before somebody has decided, field by field or at once. */
export function SavedElsewhere<Name extends string>({ conflicts, onKeep, onTake, ref }: SavedElsewhereProps<Name>) {
  if (conflicts.length === 0) return null
  const forAll = (settle: (field: Name) => void) => () => {
    for (const { field } of conflicts) settle(field)
  }
  return (
    <div ref={ref} tabIndex={-1} className="focus-ring scroll-mt-24 rounded-lg">
      <Notice
        tone="warn"
        isLive
        title="Saved elsewhere since you typed this"
        action={
          conflicts.length > 1 ? (
            <>
              <Button size="sm" onClick={forAll(onKeep)}>
                Keep all of mine
              </Button>
              <Button size="sm" onClick={forAll(onTake)}>
                Take all that was saved
              </Button>
            </>
          ) : null
        }
      >
        <p>Your words stand in the form and aren’t saved yet. Choose which to keep.</p>
        <ul className="mt-3 grid gap-3">
          {conflicts.map(({ field, label, theirs }) => (
            <li key={field} className="grid gap-2 border-t border-line pt-3">
              <p className="min-w-0 text-ink">
                <span className="font-medium">{label}</span>
                <span className="line-clamp-3 break-words whitespace-pre-line text-muted">
                  {theirs ? `Saved: ${theirs}` : 'Saved: left empty'}
                </span>
              </p>
              <p className="flex flex-wrap gap-3">
                <Button size="sm" aria-label={`Keep mine: ${label}`} onClick={() => onKeep(field)}>
                  Keep mine
                </Button>
                <Button size="sm" aria-label={`Take what was saved: ${label}`} onClick={() => onTake(field)}>
                  Take what was saved
                </Button>
              </p>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
