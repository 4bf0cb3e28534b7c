import { useWatch } from 'react-hook-form'
import { type ChoiceField, POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { choicesOf } from '../form-choices'
import { useFormContextValue } from '../form-context'

/** What the expert's rate card and profile say about the role, which isn't asked for again (GD-85). */
export function RateCard() {
  const { choices, description } = useFormContextValue()
  const fields = (description.fromRateCard ?? []) as ChoiceField[]
  const values = useWatch<PostForm, ChoiceField[]>({ name: fields })
  const facts = fields.flatMap((field, index) => {
    const names = [values[index] ?? []]
      .flat()
      .flatMap((id) => choicesOf(choices, field).find((choice) => choice.id === id)?.label ?? [])
    return names.length > 0 ? [{ label: POST_FIELDS[field].label, names: names.join(', ') }] : []
  })
  return (
    <dl className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4 md:grid-cols-2">
      {facts.map(({ label, names }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-ink">{names}</dd>
        </div>
      ))}
    </dl>
  )
}
