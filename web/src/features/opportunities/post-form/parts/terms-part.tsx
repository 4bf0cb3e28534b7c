import { useFormContext } from 'react-hook-form'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { HiringTermsLink } from '#entities/legal/hiring-terms-link.js'
import { NewTerms } from '#entities/legal/new-terms.js'
import { Notice } from '#ui/feedback/notice.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { useFormContextValue } from '../form-context'

/** The terms must be accepted before sending (FRAC-44). */
export function Terms() {
  const { register, formState } = useFormContext<PostForm>()
  const { description, terms } = useFormContextValue()
  return (
    <div className="flex flex-col gap-3">
      {terms.news ? (
        <Notice tone="warn" isLive>
          <NewTerms {...terms.news} />
        </Notice>
      ) : null}
      <Checkbox
        {...register('posterAgreedTerms')}
        label="I accept the terms of hiring"
        hint={
          <>
            {description.words.termsHint}{' '}
            <HiringTermsLink version={terms.version}>Read the terms of hiring</HiringTermsLink>
          </>
        }
        error={formState.errors.posterAgreedTerms?.message}
      />
    </div>
  )
}
