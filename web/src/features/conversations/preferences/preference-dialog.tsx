import type { UseQueryResult } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
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
import { Field, FieldGroup } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useAiPreferenceChoicesQuery, useSaveAiPreferencesMutation } from './preferences.generated'
import { type OwnAiPreferences, useReloadAiPreferences } from './use-ai-preferences'
import { usePreferenceDraft } from './use-preference-draft'

interface PreferenceDialogProps {
  /** what is stored: nothing is asked before that is known, or saving would replace it by an empty form */
  stored: Pick<UseQueryResult<OwnAiPreferences>, 'data' | 'error' | 'refetch'>
  onClose(): void
  onSaved(): void
}

/** "My Preference": what answers should fit (AIH-16). */
export default function PreferenceDialog({ stored, onClose, onSaved }: PreferenceDialogProps) {
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
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title="My Preference"
      description="Tell us about your business, so that answers fit it. You can change this at any time."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={save.isPending} disabled={!isKnown} onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
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
    </Dialog>
  )
}

function faultsOf({ product, customers }: AiPreferences) {
  return {
    product: isProductFit(product) ? undefined : AI_PREFERENCE_MESSAGES.product,
    customers:
      customers.length > AI_PREFERENCE_LIMITS.customersMax ? AI_PREFERENCE_MESSAGES.tooManyCustomers : undefined,
  }
}

function ProductLength({ of: product }: { of: string }) {
  const { length } = [...product]
  const limit = AI_PREFERENCE_LIMITS.productCharactersBelow
  return (
    <span data-over={length >= limit || undefined} className="tabular text-xs data-over:text-danger">
      {`${length} / ${limit}`}
    </span>
  )
}

interface IndustryFieldProps {
  industries: readonly string[]
  value: string
  onChange(industry: string): void
}

/** One industry: of the list, or typed, which clears the other (AIH-25, AIH-26, GD-24). */
function IndustryField({ industries, value, onChange }: IndustryFieldProps) {
  const isListed = industries.includes(value)
  const options = [
    { value: '', label: 'Choose an industry' },
    ...industries.map((name) => ({ value: name, label: name })),
  ]
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Field label="Industry">
        {(control) => (
          <NativeSelect
            {...control}
            options={options}
            value={isListed ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Field label="Another industry" isOptional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={AI_PREFERENCE_LIMITS.customCharactersMax}
            value={isListed ? '' : value}
            onChange={(event) => onChange(event.target.value.replaceAll(',', ' '))}
          />
        )}
      </Field>
    </div>
  )
}

interface CustomersFieldProps {
  types: readonly string[]
  value: readonly string[]
  error: string | undefined
  onChange(customers: string[]): void
  /** another customer, not added yet */
  typed: string
  onTyped(typed: string): void
  onAdd(): void
}

const CHIP =
  'focus-ring inline-flex min-h-9 items-center gap-2 rounded-full border border-control bg-surface px-3 text-sm text-ink transition-colors hover:border-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent'

function CustomersField({ types, value, error, onChange, typed, onTyped, onAdd }: CustomersFieldProps) {
  const own = value.filter((customer) => !types.includes(customer))
  const without = (customer: string) => value.filter((one) => one !== customer)
  return (
    <FieldGroup legend="Target customers" hint={`Up to ${AI_PREFERENCE_LIMITS.customersMax}.`} error={error}>
      <div className="flex flex-wrap gap-2">
        {types.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={value.includes(type)}
            onClick={() => onChange(value.includes(type) ? without(type) : [...value, type])}
            className={CHIP}
          >
            {type}
          </button>
        ))}
        {own.map((customer) => (
          <button
            key={customer}
            type="button"
            aria-label={`Remove ${customer}`}
            aria-pressed
            onClick={() => onChange(without(customer))}
            className={CHIP}
          >
            {customer}
            <X aria-hidden size={16} strokeWidth={1.5} />
          </button>
        ))}
      </div>
      <div className="mt-3 flex gap-2">
        <TextInput
          aria-label="Other customers"
          placeholder="Others, such as dental clinics"
          maxLength={AI_PREFERENCE_LIMITS.customCharactersMax}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onAdd()
          }}
        />
        <Button icon={Plus} disabled={typed.trim() === ''} onClick={onAdd}>
          Add
        </Button>
      </div>
    </FieldGroup>
  )
}

/** GD-24: a JSON list of texts; anything else offers none, and one can still type. */
function readTypes(value: string | undefined): string[] {
  try {
    const parsed: unknown = JSON.parse(value ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((type) => typeof type === 'string') : []
  } catch {
    return []
  }
}
