import type { ComponentType } from 'react'
import type { FormPart } from '#contract/opportunities/types/post-type.js'
import { FormContextProvider, type FormContextValue } from './form-context'
import { Brief } from './parts/brief-part'
import { Budget, DurationType } from './parts/budget-parts'
import { Categories, Country, Domains, Roles, Skills, TitlePreview, Topics } from './parts/choice-parts'
import { Attachments, Nda } from './parts/document-parts'
import { FieldRow, FormSection } from './parts/form-section'
import { Terms } from './parts/terms-part'
import { Availability, Days, DaysUnit, Duration, StartDate } from './parts/time-parts'

/** The component for each part, whatever the type of post. */
const PARTS: Readonly<Record<FormPart, ComponentType>> = {
  categoryIds: Categories,
  topicIds: Topics,
  roleIds: Roles,
  availabilityIds: Availability,
  skillIds: Skills,
  domainIds: Domains,
  countryId: Country,
  durationMonths: Duration,
  durationType: DurationType,
  startDateId: StartDate,
  noOfDays: Days,
  noOfDaysUnit: DaysUnit,
  brief: Brief,
  assetIds: Attachments,
  posterAgreedTerms: Terms,
  title: TitlePreview,
  budget: Budget,
  nda: Nda,
}

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
    return <Part key={part} />
  })
  return parts.length > 1 ? <FieldRow>{shown}</FieldRow> : shown
}
