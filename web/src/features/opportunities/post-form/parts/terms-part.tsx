import { useFormContext } from 'react-hook-form'
import type { FractionalForm } from '#contract/opportunities/fractional-form.schema.js'
import { Checkbox } from '#ui/form/checkbox.js'

/** Nothing is sent before the terms of hiring are accepted (FRAC-44). */
export function TermsSection() {
  const { register, formState } = useFormContext<FractionalForm>()
  return (
    <div className="border-t border-line py-6">
      <Checkbox
        {...register('posterAgreedTerms')}
        label="I accept the terms of hiring"
        hint="Staff look at every role before experts see it."
        error={formState.errors.posterAgreedTerms?.message}
      />
    </div>
  )
}
