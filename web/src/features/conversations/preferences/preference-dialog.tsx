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
import { messageOf } from '#lib/request-error.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { CustomersField, IndustryField, ProductLength, readTypes } from './preference-fields'
import { PreferencePanel } from './preference-panel'
import { useAiPreferenceChoicesQuery, useSaveAiPreferencesMutation } from './preferences.generated'
import { type OwnAiPreferences, useReloadAiPreferences } from './use-ai-preferences'
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
  const reload = useReloadAiPreferences()
  const track = useTrack()
  const once = useOneUnderWay()
  const { values, change, clearDraft, typedCustomer, setTypedCustomer, withTyped } = usePreferenceDraft(
    stored.data?.preferences,
  )
  const [isChecked, setIsChecked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const faults = faultsOf(values)
  const isKnown = stored.data !== undefined
  const failed = [stored, choices].find(({ data, error }) => !data && error)
  const onSave = () => {
    setIsChecked(true)
    const complete = withTyped()
    const { product, customers } = faultsOf(complete)
    // the field may be out of sight, and the button would seem to do nothing
    if (product || customers) return focusFirstInvalid(fields.current)
    void once(async () => {
      try {
        await save.mutateAsync({ preferences: writeAiPreferences(complete) })
      } catch {
        return
      }
      track('preference saved')
      await reload()
      clearDraft()
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
          <IndustryField
            industries={choices.data.master_domains_aggregate.nodes.map(({ domain_name: name }) => name)}
            value={values.industry}
            onChange={(industry) => change({ industry })}
          />
          <Field
            label="Product or service"
            isOptional
            hint="What you sell, and what makes it different."
            error={isChecked ? faults.product : undefined}
            aside={<ProductLength of={values.product} />}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={values.product}
                onChange={(event) => change({ product: event.target.value })}
                onBlur={() => values.product !== '' && setIsChecked(true)}
              />
            )}
          </Field>
          <CustomersField
            types={readTypes(choices.data.system_configurations[0]?.value)}
            value={values.customers}
            error={faults.customers}
            onChange={(customers) => change({ customers })}
            typed={typedCustomer}
            onTyped={setTypedCustomer}
            onAdd={withTyped}
          />
        </div>
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonRows label="Loading the form" rows={['h-10', 'h-28', 'h-20']} />
      )}
      {save.error ? (
        <Notice tone="danger" isLive className="mt-4">
          {messageOf(save.error)}
        </Notice>
      ) : null}
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
