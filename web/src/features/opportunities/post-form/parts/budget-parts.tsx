import { useFormContext, useWatch } from 'react-hook-form'
import { amountUnit, formatAmount, formatBudget, perUnit } from '#contract/format/money.js'
import { budgetMinimumDollars, DOLLARS_TO_CENTS, FRACTIONAL_LIMITS } from '#contract/limits.js'
import type { FractionalForm } from '#contract/opportunities/fractional-form.schema.js'
import { RangeSlider } from '#ui/range-slider.js'
import type { FormChoices } from '../form-choices'
import { NumberField, OneField } from './bound-fields'
import { FieldRow, FormSection } from './form-section'

const MAX = FRACTIONAL_LIMITS.budgetMaxDollars
const STEP = FRACTIONAL_LIMITS.budgetStepDollars

/** The unit and the range of the budget, by two thumbs or typed (FRAC-60 to FRAC-67). */
export function BudgetSection({ choices }: { choices: FormChoices }) {
  const { setValue, trigger, getFieldState } = useFormContext<FractionalForm>()
  const [unit, min, max] = useWatch<FractionalForm, ['durationType', 'minBudgetAmount', 'maxBudgetAmount']>({
    name: ['durationType', 'minBudgetAmount', 'maxBudgetAmount'],
  })
  const floor = budgetMinimumDollars(unit)
  const inUnit = (dollars: number) => formatAmount(dollars * DOLLARS_TO_CENTS, amountUnit(unit))
  const suffix = unit ? perUnit(amountUnit(unit)) : undefined
  const recheck = () => {
    const touched = (['minBudgetAmount', 'maxBudgetAmount'] as const).filter((name) => getFieldState(name).isTouched)
    if (touched.length > 0) void trigger(touched)
  }
  const slide = ([low, high]: [number, number]) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
    setValue('minBudgetAmount', low, options)
    setValue('maxBudgetAmount', high, options)
  }

  return (
    <FormSection title="Budget" lead="In US dollars. Experts see it on your post.">
      <FieldRow>
        <OneField
          name="durationType"
          label="Duration type"
          choices={choices.durationTypes}
          placeholder="Choose"
          onChosen={recheck}
        />
        <p className="self-end pb-3 text-sm text-muted max-md:hidden">
          {unit
            ? `${formatBudget({ minCents: floor * DOLLARS_TO_CENTS, maxCents: MAX * DOLLARS_TO_CENTS, unit: amountUnit(unit) })}.`
            : 'Choose what the budget is for first.'}
        </p>
      </FieldRow>
      <div className="flex flex-col gap-4">
        <RangeSlider
          min={floor}
          max={MAX}
          step={STEP}
          value={[amountOf(min, floor), amountOf(max, MAX)]}
          onChange={slide}
          thumbLabels={['Lowest budget', 'Highest budget']}
          formatValue={inUnit}
        />
        <FieldRow>
          <NumberField name="minBudgetAmount" label="Min budget" prefix="$" suffix={suffix} onLeave={recheck} />
          <NumberField name="maxBudgetAmount" label="Max budget" prefix="$" suffix={suffix} onLeave={recheck} />
        </FieldRow>
      </div>
    </FormSection>
  )
}

/** The field holds what was typed; where that is no amount the thumb stands at its end. */
function amountOf(typed: unknown, fallback: number): number {
  const amount = typed === null || typed === '' ? Number.NaN : Number(typed)
  return Number.isFinite(amount) ? amount : fallback
}
