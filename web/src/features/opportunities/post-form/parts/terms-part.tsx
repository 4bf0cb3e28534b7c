import { useFormContext } from 'react-hook-form'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { HiringTermsLink } from '#entities/legal/hiring-terms-link.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { useFormContextValue } from '../form-context'

/** The terms must be accepted before sending (FRAC-44). */
export function Terms() {
  const { register, formState } = useFormContext<PostForm>()
  return (
    <Checkbox
      {...register('posterAgreedTerms')}
      label="I accept the terms of hiring"
      hint={
        <>
          {useFormContextValue().description.words.termsHint}{' '}
          <HiringTermsLink>Read the terms of hiring</HiringTermsLink>
        </>
      }
      error={formState.errors.posterAgreedTerms?.message}
    />
  )
}
