import { useFormContext, useWatch } from 'react-hook-form'
import { amountUnit, formatAmount, formatBudget, perUnit } from '#contract/format/money.js'
import { budgetMinimumDollars, DOLLARS_TO_CENTS, roleBudget } from '#contract/limits.js'
import { POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { isOptionalIn } from '#contract/opportunities/types/post-form.js'
import type { PostLimits } from '#contract/opportunities/types/post-type.js'
import type { Choice } from '#ui/multi-select.js'
import { RangeSlider } from '#ui/range-slider.js'
import { withEmptyOption } from '../form-choices'
import { useFormContextValue } from '../form-context'
import { NumberField, SingleChoiceField } from './bound-fields'
import { FieldRow } from './form-section'

/** The unit of the budget, which sets its limits (FRAC-60 to FRAC-63, FRAC-67). */
export function DurationType() {
  const { choices, description } = useFormContextValue()
  const isOptional = isOptionalIn(description, 'durationType')
  const unit = useWatch<PostForm, 'durationType'>({ name: 'durationType' })
  const { floor, ceiling } = boundsOf(description.limits, unit)
  const range = {
    minCents: floor * DOLLARS_TO_CENTS,
    maxCents: ceiling * DOLLARS_TO_CENTS,
    unit: amountUnit(unit),
  }
  return (
    <FieldRow>
      <SingleChoiceField
        name="durationType"
        label={isOptional ? 'The budget is' : POST_FIELDS.durationType.label}
        isOptional={false}
        choices={isOptional ? withEmptyOption(namedUnits(choices.durationTypes), 'In total') : choices.durationTypes}
        placeholder={isOptional ? 'In total' : 'Choose'}
        onChosen={useRecheck()}
      />
      <p className="self-end pb-3 text-sm text-muted max-md:hidden">
        {unit || isOptional ? `${formatBudget(range)}.` : 'Choose what the budget is for first.'}
      </p>
    </FieldRow>
  )
}

/** "Per week", beside "In total". */
function namedUnits(units: readonly Choice[]): Choice[] {
  return units.map(({ id, label }) => ({ id, label: `Per ${label.toLowerCase()}` }))
}

/** The budget range, typed or set with two thumbs (FRAC-64 to FRAC-66). */
export function Budget() {
  const { description } = useFormContextValue()
  const { setValue } = useFormContext<PostForm>()
  const [unit, min, max] = useWatch<PostForm, ['durationType', 'minBudgetAmount', 'maxBudgetAmount']>({
    name: ['durationType', 'minBudgetAmount', 'maxBudgetAmount'],
  })
  const recheck = useRecheck()
  const { floor, ceiling } = boundsOf(description.limits, unit)
  const inUnit = (dollars: number) => formatAmount(dollars * DOLLARS_TO_CENTS, amountUnit(unit))
  // without a unit the budget covers the work as a whole
  const isUnitOpen = description.fields.includes('durationType') && !isOptionalIn(description, 'durationType')
  const hasUnit = Boolean(unit) || !isUnitOpen
  const suffix = hasUnit ? perUnit(amountUnit(unit)) : undefined
  const slide = ([low, high]: [number, number]) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
    setValue('minBudgetAmount', low, options)
    setValue('maxBudgetAmount', high, options)
  }

  return (
    <div className="flex flex-col gap-4">
      <RangeSlider
        min={floor}
        max={ceiling}
        step={description.limits.budgetStepDollars}
        value={[amountOf(min, floor), amountOf(max, ceiling)]}
        onChange={slide}
        thumbLabels={['Lowest budget', 'Highest budget']}
        formatValue={inUnit}
      />
      <FieldRow>
        <NumberField name="minBudgetAmount" prefix="$" suffix={suffix} onLeave={recheck} />
        <NumberField name="maxBudgetAmount" prefix="$" suffix={suffix} onLeave={recheck} />
      </FieldRow>
    </div>
  )
}

/** The role's own range where it has one, or else the form's (GD-63). */
function boundsOf({ roleBudgets, budgetMinDollarsByUnit, budgetMaxDollars }: PostLimits, unit: string | null) {
  const range = roleBudget(roleBudgets, unit)
  return {
    floor: range?.minDollars ?? budgetMinimumDollars(budgetMinDollarsByUnit, unit),
    ceiling: range?.maxDollars ?? budgetMaxDollars,
  }
}

/** Unit, minimum and maximum are validated together, but only once touched. */
function useRecheck() {
  const { trigger, getFieldState } = useFormContext<PostForm>()
  return () => {
    const touched = (['minBudgetAmount', 'maxBudgetAmount'] as const).filter((name) => getFieldState(name).isTouched)
    if (touched.length > 0) void trigger(touched)
  }
}

/** The field holds raw text; if that is no amount, the thumb rests at its end of the range. */
function amountOf(typed: unknown, fallback: number): number {
  const amount = typed === null || typed === '' ? Number.NaN : Number(typed)
  return Number.isFinite(amount) ? amount : fallback
}
