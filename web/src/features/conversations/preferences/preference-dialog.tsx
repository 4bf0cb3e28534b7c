import type { UseQueryResult } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import {
  AI_PREFERENCE_LIMITS,
  AI_PREFERENCE_MESSAGES,
  type AiPreferences,
  isProductFit,
  writeAiPreferences,
} from '#contract/ai/ai-preferences.js'
import { useTrack } from '#lib/consent/track.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { useIsStillHere } from '#lib/forms/use-is-still-here.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { PreferenceFields } from './preference-fields'
import { PreferencePanel } from './preference-panel'
import { useAiPreferenceChoicesQuery, useSaveAiPreferencesMutation } from './preferences.generated'
import { type OwnAiPreferences, useShowSavedAiPreferences } from './use-ai-preferences'
import { usePreferenceDraft } from './use-preference-draft'

interface PreferenceDialogProps {
  /** what is stored: nothing is asked before that is known, or saving would replace it by an empty form */
  stored: Pick<UseQueryResult<OwnAiPreferences>, 'data' | 'error' | 'refetch'>
  /** over the page, or else above the question that is being typed */
  isModal: boolean
  /** where the question is typed */
  field: RefObject<HTMLElement | null>
  onClose(): void
  onSaved(): void
}

/** "My Preference": what answers should fit (AIH-16). */
export default function PreferenceDialog({ stored, isModal, field, onClose, onSaved }: PreferenceDialogProps) {
  const choices = useAiPreferenceChoicesQuery()
  const save = useSaveAiPreferencesMutation()
  const showSaved = useShowSavedAiPreferences()
  const isStillHere = useIsStillHere()
  const track = useTrack()
  const once = useOneUnderWay()
  const draft = usePreferenceDraft(stored.data?.preferences)
  const [isChecked, setIsChecked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const faults = faultsOf(draft.values)
  const isKnown = stored.data !== undefined
  const failed = [stored, choices].find(({ data, error }) => !data && error)
  const onSave = () => {
    setIsChecked(true)
    const complete = draft.withTyped()
    const { product, customers } = faultsOf(complete)
    // the field may be out of sight, and the button would seem to do nothing
    if (product || customers) return focusFirstInvalid(fields.current)
    void once(async () => {
      const preferences = writeAiPreferences(complete)
      try {
        await save.mutateAsync({ preferences })
      } catch {
        return
      }
      track('preference saved')
      showSaved(preferences)
      if (draft.hasTypedSince(complete)) return
      // the form may have been closed, opened again and typed into meanwhile
      if (!isStillHere()) return draft.clearSaved(complete)
      draft.clearDraft()
      onSaved()
    })
  }
  const frame = {
    onClose,
    title: 'My Preference',
    description: 'Tell us about your business, so that answers fit it. You can change this at any time.',
    footer: (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" isBusy={save.isPending} disabled={!isKnown} onClick={onSave}>
          Save
        </Button>
      </>
    ),
  }
  const content = (
    <>
      {choices.data && isKnown ? (
        <div ref={fields} className="grid gap-6">
          <PreferenceFields
            choices={choices.data}
            {...{ draft, faults: { ...faults, product: isChecked ? faults.product : undefined } }}
            onProductLeft={() => setIsChecked(true)}
          />
        </div>
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonRows label="Loading the form" rows={['h-10', 'h-28', 'h-20']} />
      )}
      <div className="mt-4 empty:hidden">
        <FormRefusal error={save.error} />
      </div>
    </>
  )
  if (isModal)
    return (
      <Dialog isOpen size="md" {...frame}>
        {content}
      </Dialog>
    )
  return (
    <PreferencePanel field={field} {...frame}>
      {content}
    </PreferencePanel>
  )
}

function faultsOf({ product, customers }: AiPreferences) {
  return {
    product: isProductFit(product) ? undefined : AI_PREFERENCE_MESSAGES.product,
    customers:
      customers.length > AI_PREFERENCE_LIMITS.customersMax ? AI_PREFERENCE_MESSAGES.tooManyCustomers : undefined,
  }
}
