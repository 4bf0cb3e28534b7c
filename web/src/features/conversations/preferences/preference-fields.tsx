import { Plus, X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { AI_PREFERENCE_LIMITS } from '#contract/ai/ai-preferences.js'
import { Button } from '#ui/button/button.js'
import { Field, FieldGroup } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import type { AiPreferenceChoicesQuery } from './preferences.generated'
import type { usePreferenceDraft } from './use-preference-draft'

interface PreferenceFieldsProps {
  choices: AiPreferenceChoicesQuery
  draft: Pick<
    ReturnType<typeof usePreferenceDraft>,
    'values' | 'change' | 'typedCustomer' | 'setTypedCustomer' | 'withTyped'
  >
  faults: { product: string | undefined; customers: string | undefined }
  /** the product field was left with text in it */
  onProductLeft(): void
}

/** What is asked: the industry, the product and the customers. */
export function PreferenceFields({ choices, draft, faults, onProductLeft }: PreferenceFieldsProps) {
  const { values, change } = draft
  return (
    <>
      <IndustryField
        industries={choices.master_domains_aggregate.nodes.map(({ domain_name: name }) => name)}
        value={values.industry}
        onChange={(industry) => change({ industry })}
      />
      <Field
        label="Product or service"
        isOptional
        hint="What you sell, and what makes it different."
        error={faults.product}
        aside={<ProductLength of={values.product} />}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={values.product}
            onChange={(event) => change({ product: event.target.value })}
            onBlur={() => values.product !== '' && onProductLeft()}
          />
        )}
      </Field>
      <CustomersField
        types={readTypes(choices.system_configurations[0]?.value)}
        value={values.customers}
        error={faults.customers}
        onChange={(customers) => change({ customers })}
        typed={draft.typedCustomer}
        onTyped={draft.setTypedCustomer}
        onAdd={draft.withTyped}
      />
    </>
  )
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
  const other = useRef<HTMLInputElement>(null)
  // the button that was pressed can't hold the keyboard's place any more; a finger would only open the phone's keyboard
  const leadOn = ({ detail }: MouseEvent) => {
    if (detail === 0) other.current?.focus()
  }
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
            onClick={(event) => {
              onChange(without(customer))
              leadOn(event)
            }}
            className={CHIP}
          >
            {customer}
            <X aria-hidden size={16} strokeWidth={1.5} />
          </button>
        ))}
      </div>
      <div className="mt-3 flex gap-2">
        <TextInput
          ref={other}
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
        <Button
          icon={Plus}
          disabled={typed.trim() === ''}
          onClick={(event) => {
            onAdd()
            leadOn(event)
          }}
        >
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
