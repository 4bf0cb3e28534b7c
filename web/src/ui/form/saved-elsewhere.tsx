import { type Ref, useState } from 'react'
import { classNames } from '#lib/class-names.js'
import { Button } from '../button/button'
import { Notice } from '../feedback/notice'

export interface ConflictText<Name extends string = string> {
  field: Name
  label: string
  /** the value saved elsewhere, in words; empty if it was cleared */
  theirs: string
}

interface SavedElsewhereProps<Name extends string> {
  conflicts: readonly ConflictText<Name>[]
  onKeep(field: Name): void
  onTake(field: Name): void
  /** receives the focus if somebody presses Save before deciding */
  ref?: Ref<HTMLDivElement>
}

/**
 * The same field was changed in two places. Nothing is overwritten until the user decides, for each field or for all.
 */
export function SavedElsewhere<Name extends string>({ conflicts, onKeep, onTake, ref }: SavedElsewhereProps<Name>) {
  if (conflicts.length === 0) return null
  const forAll = (settle: (field: Name) => void) => () => {
    for (const { field } of conflicts) settle(field)
  }
  return (
    <div ref={ref} tabIndex={-1} className="focus-ring rounded-lg">
      <Notice tone="warn" isLive title="Changed elsewhere since you typed this">
        <p>The form shows your version, which isn’t saved yet. Choose which one to keep.</p>
        <ul className="mt-3 grid gap-3">
          {conflicts.map(({ field, label, theirs }) => (
            <li key={field} className="grid gap-2 border-t border-line pt-3">
              <p className="font-medium text-ink">{label}</p>
              <Saved words={theirs} label={label} />
              <p className="flex flex-wrap gap-3">
                <Button size="sm" aria-label={`Keep mine: ${label}`} onClick={() => onKeep(field)}>
                  Keep mine
                </Button>
                <Button size="sm" aria-label={`Use the saved version: ${label}`} onClick={() => onTake(field)}>
                  Use the saved version
                </Button>
              </p>
            </li>
          ))}
        </ul>
        {conflicts.length > 1 ? (
          <p className="mt-3 flex flex-wrap gap-3 border-t border-line pt-3">
            <Button size="sm" onClick={forAll(onKeep)}>
              Keep all of mine
            </Button>
            <Button size="sm" onClick={forAll(onTake)}>
              Use all saved versions
            </Button>
          </p>
        ) : null}
      </Notice>
    </div>
  )
}

/** Roughly what fits into the visible lines. */
const SHORT_CHARACTERS = 160
const SHORT_LINES = 3

/** The saved value: long texts are shortened, and can be expanded before choosing. */
function Saved({ words, label }: { words: string; label: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = words.length > SHORT_CHARACTERS || words.split('\n').length > SHORT_LINES
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <p className={classNames('wrap-anywhere whitespace-pre-line text-muted', isLong && !isWhole && 'line-clamp-3')}>
        {words ? `Saved: ${words}` : 'Saved: left empty'}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={`Show the whole saved version: ${label}`}
          className="text-link min-h-6"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      ) : null}
    </div>
  )
}
