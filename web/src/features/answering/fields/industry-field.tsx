import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { canAddTag, cleanTag } from '#contract/responses/industries.js'
import { RESPONSE_LIMITS } from '#contract/responses/response-limits.js'
import { Button } from '#ui/button/button.js'
import { FieldGroup } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import type { FlowValues } from '../data/flow-values'
import { Choices, type Industry } from './industry-choices'
import { SuggestedByText } from './suggested-by-text'
import { useFoundIndustries, useTopIndustries } from './use-industries'

interface IndustryFieldProps {
  values: FlowValues
  /** what the answer says, which may name some */
  text: string
  error: string | undefined
  onChange(part: Partial<FlowValues>): void
}

/** The industries of an answer: those that most experts have, any other of the list by typing, or one's own (RESP-42, RESP-43). */
export function IndustryField({ values, text, error, onChange }: IndustryFieldProps) {
  const [typed, setTyped] = useState('')
  const inputId = useId()
  const { domains, customDomains, domainNames } = values
  const suggested = useTopIndustries(domains)
  const found = useFoundIndustries(typed, domains)
  const names = [...Object.values(domainNames), ...customDomains, ...suggested.known, ...found.map(({ name }) => name)]
  const isFull = domains.length + customDomains.length >= RESPONSE_LIMITS.industriesMax
  const add = ({ id, name }: Industry) => {
    if (id === null) return addOwn(name)
    setTyped('')
    onChange({ domains: [...domains, id], domainNames: { ...domainNames, [id]: name } })
  }
  const addOwn = (name: string) => {
    if (isFull || !canAddTag(name, names)) return
    onChange({ customDomains: [...customDomains, cleanTag(name)] })
    setTyped('')
  }
  return (
    <FieldGroup
      legend="Industries"
      hint={`Where does this hold? Choose 1 to ${RESPONSE_LIMITS.industriesMax}, or add your own.`}
      error={error}
    >
      <div className="grid gap-3">
        <Chosen values={values} onChange={onChange} />
        {isFull ? null : (
          <Choices
            label={typed.trim() ? 'Industries from the list' : 'Suggested industries'}
            industries={typed.trim() ? found : suggested.shown}
            onChoose={add}
          />
        )}
        {isFull ? null : (
          <SuggestedByText
            text={text}
            chosen={[...domains.flatMap((id) => domainNames[id] ?? []), ...customDomains]}
            onChoose={add}
          />
        )}
        <div className="flex gap-2">
          <label htmlFor={inputId} className="sr-only">
            Find an industry, or add your own
          </label>
          <TextInput
            id={inputId}
            value={typed}
            placeholder="Find or add an industry"
            disabled={isFull}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              addOwn(typed)
            }}
          />
          <Button icon={Plus} disabled={isFull || !canAddTag(typed, names)} onClick={() => addOwn(typed)}>
            Add
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}

function Chosen({
  values: { domains, customDomains, domainNames },
  onChange,
}: Pick<IndustryFieldProps, 'values' | 'onChange'>) {
  const chosen = [
    ...domains.map((id) => ({
      ...{ key: id, name: domainNames[id] ?? '…' },
      remove: () => onChange({ domains: domains.filter((other) => other !== id) }),
    })),
    ...customDomains.map((name) => ({
      ...{ key: name, name },
      remove: () => onChange({ customDomains: customDomains.filter((other) => other !== name) }),
    })),
  ]
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen industries" className="flex flex-wrap gap-2">
      {chosen.map(({ key, name, remove }) => (
        <li
          key={key}
          className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-full bg-accent-soft ps-3 pe-1 text-sm text-ink"
        >
          <span className="min-w-0 py-1">{name}</span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={remove}
            className="focus-ring grid size-7 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  )
}
