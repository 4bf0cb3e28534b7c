import { useFormContext } from 'react-hook-form'
import { POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { isOptionalIn } from '#contract/opportunities/types/post-form.js'
import { choicesOf, withEmptyOption } from '../form-choices'
import { useFormContextValue } from '../form-context'
import { MultiChoiceField, NumberField, SingleChoiceField } from './bound-fields'

/** When and how much of somebody's time (FRAC-41, FRAC-52, FRAC-53, FRAC-58, GD-71). */
export function Duration() {
  const { durationMonthsMin: min, durationMonthsMax: max } = useFormContextValue().description.limits
  // the suffix already says "months"
  return <NumberField name="durationMonths" label="Duration" suffix="months" aside={`${min} to ${max}`} />
}

export function Availability() {
  const { choices, description } = useFormContextValue()
  return (
    <MultiChoiceField
      name="availabilityIds"
      aside={`Up to ${description.limits.availabilitiesMax}`}
      choices={choicesOf(choices, 'availabilityIds')}
      placeholder={POST_FIELDS.availabilityIds.placeholder}
    />
  )
}

/** The number and its unit are validated together, once touched. */
function useRecheck(name: 'noOfDays' | 'noOfDaysUnit') {
  const { trigger, getFieldState } = useFormContext<PostForm>()
  return () => {
    if (getFieldState(name).isTouched) void trigger(name)
  }
}

export function Days() {
  return <NumberField name="noOfDays" onLeave={useRecheck('noOfDaysUnit')} />
}

export function DaysUnit() {
  const { choices, description } = useFormContextValue()
  // the number and its unit are asked for together, or left out together
  const isOptional = isOptionalIn(description, 'noOfDays')
  const units = choices.durationTypes.filter(({ id }) => id !== 'day')
  return (
    <SingleChoiceField
      name="noOfDaysUnit"
      isOptional={isOptional}
      choices={isOptional ? withEmptyOption(units, 'Not set') : units}
      placeholder="Week or month"
      onChosen={useRecheck('noOfDays')}
    />
  )
}
