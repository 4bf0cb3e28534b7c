import type { Ref } from 'react'
import { amountUnit, formatAmount } from '#contract/format/money.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { changeInWords, type TermsChange } from '#contract/opportunities/current-terms.js'
import { type Entry, isOfKind, type Payment, POST_FIELDS } from '#contract/opportunities/types/fields/post-fields.js'
import { paymentsInWords, plainWords } from '#contract/opportunities/types/fields/post-lines.js'
import { richTextToPlain } from '#contract/rich-text/raw-content.js'
import type { Conflict } from '#lib/forms/use-row-draft.js'
import { Notice } from '#ui/feedback/notice.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import type { FormChoices } from '../form-choices'
import type { KeptForm } from '../use-post-form'

type Field = keyof KeptForm

const labelOf = (field: Field) => (field === 'documents' ? 'Documents' : POST_FIELDS[field].label)

interface FormConflictsProps {
  draft: {
    conflicts: readonly Conflict<KeptForm>[]
    /** the unit of the saved budget */
    savedUnit: string
    keepMine(fields: readonly Field[]): void
    takeTheirs(fields: readonly Field[]): void
  }
  choices: FormChoices
  /** changes saved elsewhere that were merged while the form was open */
  changes: readonly TermsChange[] | null
  ref: Ref<HTMLDivElement>
}

/**
 * The post was edited elsewhere since this draft was typed: asks which version to keep, part by part. The brief is
 * stored in two forms but asked about once.
 */
export function FormConflicts({ draft, choices, changes, ref }: FormConflictsProps) {
  const isBrief = (field: Field) => field === 'brief' || field === 'briefRichText'
  const fieldsOf = (field: Field): Field[] => (isBrief(field) ? ['brief', 'briefRichText'] : [field])
  const hasRichText = draft.conflicts.some(({ field }) => field === 'briefRichText')
  const shown = draft.conflicts.filter(({ field }) => field !== 'brief' || !hasRichText)
  return (
    <div className="pb-6 empty:hidden">
      {shown.length > 0 ? (
        <SavedElsewhere
          ref={ref}
          conflicts={shown.map((conflict) => ({
            field: conflict.field,
            label: labelOf(conflict.field),
            theirs: wordsOf(conflict, choices, draft.savedUnit),
          }))}
          onKeep={(field) => draft.keepMine(fieldsOf(field))}
          onTake={(field) => draft.takeTheirs(fieldsOf(field))}
        />
      ) : changes ? (
        <MergedChanges ref={ref} changes={changes} />
      ) : null}
    </div>
  )
}

/** Both sides changed different fields. The form holds both, to be reviewed before it is saved. */
function MergedChanges({ changes, ref }: { changes: readonly TermsChange[]; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1} className="focus-ring rounded-lg">
      <Notice tone="warn" isLive title="Changed elsewhere since you opened this">
        <p>The form now has both sets of changes. Review them, then save again.</p>
        {changes.length > 0 ? (
          <ul className="mt-3 list-disc ps-5">
            {changes.map((change) => (
              <li key={`${change.name} ${change.before} ${change.after}`}>{changeInWords(change)}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  )
}

function wordsOf({ field, theirs }: Conflict<KeptForm>, choices: FormChoices, savedUnit: string): string {
  if (field === 'briefRichText') return richTextToPlain(theirs as KeptForm['briefRichText'])
  if (field === 'documents') return (theirs as KeptForm['documents']).map(({ name }) => name).join(', ')
  if (theirs !== null && (field === 'minBudgetAmount' || field === 'maxBudgetAmount'))
    return formatAmount(Number(theirs) * DOLLARS_TO_CENTS, amountUnit(savedUnit))
  if (field === 'paymentSchedules') return paymentsInWords(theirs as Payment[])
  if (isOfKind(field, 'entries')) return plainWords('entries', theirs as Entry[])
  if (typeof theirs === 'boolean') return theirs ? 'Yes' : 'No'
  const labels = new Map(
    [...Object.values(choices.lists).flat(), ...choices.durationTypes].map(({ id, label }) => [id, label]),
  )
  return [theirs]
    .flat()
    .map((value) => labels.get(value as string) ?? String(value ?? ''))
    .join(', ')
}
