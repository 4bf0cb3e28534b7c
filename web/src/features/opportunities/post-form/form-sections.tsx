import type { ComponentType } from 'react'
import type { PostField } from '#contract/opportunities/types/fields/post-fields.js'
import type { FormPart } from '#contract/opportunities/types/post-type.js'
import { FormContextProvider, type FormContextValue } from './form-context'
import { Brief } from './parts/brief-part'
import { Budget, DurationType } from './parts/budget-parts'
import { Categories, Skills, Topics } from './parts/choice-parts'
import { Nda } from './parts/document-parts'
import { FieldRow, FormSection } from './parts/form-section'
import { PlainPart } from './parts/plain-part'
import { RateCard } from './parts/rate-card-part'
import { Terms } from './parts/terms-part'
import { Availability, Days, DaysUnit, Duration } from './parts/time-parts'
import { Title, TitlePreview } from './parts/title-parts'

/** Parts that need more than their field's kind, whatever the type of post. */
const PARTS: Readonly<Partial<Record<FormPart, ComponentType>>> = {
  title: Title,
  categoryIds: Categories,
  topicIds: Topics,
  availabilityIds: Availability,
  skillIds: Skills,
  durationMonths: Duration,
  durationType: DurationType,
  noOfDays: Days,
  noOfDaysUnit: DaysUnit,
  brief: Brief,
  posterAgreedTerms: Terms,
  titlePreview: TitlePreview,
  rateCard: RateCard,
  budget: Budget,
  nda: Nda,
} satisfies Partial<Record<FormPart, ComponentType>> & Record<Exclude<FormPart, PostField>, ComponentType>

/** The whole form, as its type describes it. */
export function FormSections(value: FormContextValue) {
  return (
    <FormContextProvider value={value}>
      {value.description.sections.map(({ title, lead, rows }) => (
        <FormSection key={rows.join()} title={title} lead={lead}>
          {rows.map((parts) => (
            <Row key={parts.join()} parts={parts} />
          ))}
        </FormSection>
      ))}
    </FormContextProvider>
  )
}

function Row({ parts }: { parts: readonly FormPart[] }) {
  const shown = parts.map((part) => {
    const Part = PARTS[part]
    return Part ? <Part key={part} /> : <PlainPart key={part} field={part as PostField} />
  })
  return parts.length > 1 ? <FieldRow>{shown}</FieldRow> : shown
}
