import { useFormContext } from 'react-hook-form'
import type { PostForm } from '#contract/opportunities/types/post-fields.js'
import { withNone } from '../form-choices'
import { useFormSurroundings } from '../form-surroundings'
import { ManyField, NumberField, OneField } from './bound-fields'

/** Start date, duration and days (FRAC-41, FRAC-52, FRAC-53, FRAC-58, GD-71). */
export function StartDate() {
  const { choices } = useFormSurroundings()
  return <OneField name="startDateId" choices={choices.startDates} placeholder="Choose a start" />
}

export function Duration() {
  const { durationMonthsMin: min, durationMonthsMax: max } = useFormSurroundings().description.limits
  // the suffix already says "months"
  return <NumberField name="durationMonths" label="Duration" suffix="months" aside={`${min} to ${max}`} />
}

export function Availability() {
  const { choices, description } = useFormSurroundings()
  return (
    <ManyField
      name="availabilityIds"
      aside={`Up to ${description.limits.availabilitiesMax}`}
      choices={choices.availabilities}
      placeholder="Choose availability"
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
  return <NumberField name="noOfDays" isOptional onLeave={useRecheck('noOfDaysUnit')} />
}

export function DaysUnit() {
  const { choices } = useFormSurroundings()
  return (
    <OneField
      name="noOfDaysUnit"
      isOptional
      choices={withNone(
        choices.durationTypes.filter(({ id }) => id !== 'day'),
        'Not set',
      )}
      placeholder="Week or month"
      onChosen={useRecheck('noOfDays')}
    />
  )
}
