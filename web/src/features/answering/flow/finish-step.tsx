import { ANSWER_PARTS } from '#contract/content/written-answer.js'
import { RESPONSE_LIMITS } from '#contract/responses/response-limits.js'
import { Paragraphs } from '#ui/display/paragraphs.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { ArtefactField } from '../fields/artefact-field'
import { IndustryField } from '../fields/industry-field'
import type { ResponseFlow } from './use-response-flow'

/** What goes with the answer, and how all of it reads. */
export function FinishStep({ flow }: { flow: ResponseFlow }) {
  const { values, change, errorOf, touch } = flow
  const { length } = [...values.brief.trim()]
  return (
    <div className="grid gap-8">
      <IndustryField
        values={values}
        text={saidIn(values)}
        error={errorOf('domains') ?? errorOf('customDomains')}
        onChange={(part) => {
          change(part)
          touch('domains')
        }}
      />
      <Field
        label="Brief"
        isOptional
        hint="What readers should know before they begin: for whom it is, and when it helps."
        error={errorOf('brief')}
        aside={
          <span
            data-over={length > RESPONSE_LIMITS.briefCharactersMax || undefined}
            className="tabular text-xs data-over:text-danger"
          >
            {length}/{RESPONSE_LIMITS.briefCharactersMax}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={values.brief}
            onChange={({ target }) => change({ brief: target.value })}
          />
        )}
      </Field>
      <ArtefactField
        values={values}
        error={errorOf('attachments')}
        titleError={errorOf('fileName')}
        onChange={change}
        onTitleBlur={() => touch('fileName')}
      />
      {values.responseType === 'text' ? <Preview flow={flow} /> : null}
    </div>
  )
}

function saidIn(values: ResponseFlow['values']): string {
  const answer = values.responseType === 'text' ? ANSWER_PARTS.map(({ name }) => values[name]) : [values.transcript]
  return [values.insightQuestion, ...answer, values.brief].filter(Boolean).join('\n\n')
}

/** The written answer as readers will see it. */
function Preview({ flow: { values } }: { flow: ResponseFlow }) {
  const written = ANSWER_PARTS.filter(({ name }) => values[name].trim())
  if (written.length === 0) return null
  return (
    <details className="rounded-lg border border-line bg-surface p-4">
      <summary className="focus-ring cursor-pointer rounded-sm text-sm font-medium text-ink">Preview</summary>
      <article className="mt-4 grid gap-6">
        {values.insightQuestion ? (
          <h3 className="font-serif text-xl font-semibold text-ink">{values.insightQuestion}</h3>
        ) : null}
        {written.map(({ name, heading }) => (
          <section key={name} className="grid gap-3">
            <h4 className="font-serif text-lg font-semibold text-ink">{heading}</h4>
            <Paragraphs text={values[name]} />
          </section>
        ))}
      </article>
    </details>
  )
}
