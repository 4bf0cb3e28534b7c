import { useFormContext } from 'react-hook-form'
import { FRACTIONAL_LIMITS } from '#contract/limits.js'
import type { FractionalForm } from '#contract/opportunities/fractional-form.schema.js'
import { type FormChoices, withNone } from '../form-choices'
import { ManyField, NumberField, OneField } from './bound-fields'
import { FieldRow, FormSection } from './form-section'

/** When and how much of somebody's time (FRAC-41, FRAC-52, FRAC-53, FRAC-58, GD-71). */
export function TimeSection({ choices }: { choices: FormChoices }) {
  const { trigger, getFieldState } = useFormContext<FractionalForm>()
  const recheckDays = () => {
    if (getFieldState('noOfDays').isTouched) void trigger('noOfDays')
  }
  const recheckUnit = () => {
    if (getFieldState('noOfDaysUnit').isTouched) void trigger('noOfDaysUnit')
  }

  return (
    <FormSection title="Time" lead="When it starts and how much of it you need.">
      <FieldRow>
        <OneField name="startDateId" label="Start date" choices={choices.startDates} placeholder="Choose a start" />
        <NumberField
          name="durationMonths"
          label="Duration"
          suffix="months"
          aside={`${FRACTIONAL_LIMITS.durationMonthsMin} to ${FRACTIONAL_LIMITS.durationMonthsMax}`}
        />
      </FieldRow>
      <ManyField
        name="availabilityIds"
        label="Availability"
        aside={`Up to ${FRACTIONAL_LIMITS.availabilitiesMax}`}
        choices={choices.availabilities}
        placeholder="Choose availability"
      />
      <FieldRow>
        <NumberField name="noOfDays" label="Number of days" isOptional onLeave={recheckUnit} />
        <OneField
          name="noOfDaysUnit"
          label="Days per"
          isOptional
          choices={withNone(
            choices.durationTypes.filter(({ id }) => id !== 'day'),
            'Not set',
          )}
          placeholder="Week or month"
          onChosen={recheckDays}
        />
      </FieldRow>
    </FormSection>
  )
}
