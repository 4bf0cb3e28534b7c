import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RATING_LIMITS, RATING_MESSAGES, type RatingSource } from '#contract/ratings/rating.js'
import { useDraft } from '#lib/draft-storage.js'
import { hasCode } from '#lib/request-error.js'
import { type LoadSchema, showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { StarRating } from '#ui/rating/star-rating.js'
import { useRateResponseMutation } from './rate-response.generated'

interface Values {
  rating: number | null
  comment: string
}

interface RatingFormDialogProps {
  me: string
  expertName: string
  question: string | null
  /** above the form */
  children?: ReactNode
  isKeptOpen?: boolean
  onClose(): void
  responseId: string
  /** where it is rated (RATE-06) */
  source: RatingSource
  /** rated now, or before in another tab */
  onRated(): Promise<void>
  onFailed?(): void
}

const EMPTY: Values = { rating: null, comment: '' }
const loadSchema = async () => {
  const { ratingSchema } = await import('#contract/ratings/rating.schema.js')
  return ratingSchema as unknown as Awaited<ReturnType<LoadSchema<Values>>>
}

/** Asks for stars and, if one likes, a comment (GI-69). What is typed is kept until it is sent. */
export function RatingFormDialog({ me, responseId, source, onRated, onFailed, ...dialog }: RatingFormDialogProps) {
  const id = useId()
  const draft = useDraft<Values>(me, `rating:${responseId}`)
  const [kept] = useState(draft.read)
  const form = useSchemaForm<Values>(loadSchema, kept ?? EMPTY)
  const values = useWatch({ control: form.control }) as Values
  const alerts = useAlerts()
  const failure = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (values.rating || values.comment) draft.save(values)
  }, [values, draft.save])
  const finish = () => {
    draft.clear()
    return onRated()
  }
  const send = useRateResponseMutation({
    // what is said of an attempt before is over with the next
    onMutate: () => failure.current?.(),
    onSuccess: finish,
    onError: (error) => {
      if (hasCode(error, 'ALREADY_RATED')) return finish()
      showFieldErrors(form, error)
      failure.current = alerts.showFailure(error, RATING_MESSAGES.failed)
      onFailed?.()
    },
  })
  const { errors } = form.formState
  return (
    <Dialog
      isOpen
      isKeptOpen={dialog.isKeptOpen}
      onClose={dialog.onClose}
      title={`How helpful was the answer from ${dialog.expertName}?`}
      // it may be long, and is there to recall the answer by
      description={dialog.question ? <span className="line-clamp-3">{dialog.question}</span> : undefined}
      footer={
        <Button type="submit" form={id} variant="primary" isBusy={send.isPending}>
          Send the rating
        </Button>
      }
    >
      {dialog.children}
      <form
        id={id}
        noValidate
        className="grid gap-6"
        onSubmit={form.handleSubmit(({ rating, comment }) =>
          send.mutateAsync({ responseId, rating: rating ?? 0, comment: comment || null, source }),
        )}
      >
        <FormRefusal error={hasCode(send.error, 'ALREADY_RATED') ? null : send.error} />
        <StarRating
          legend="Rating"
          error={errors.rating?.message}
          value={values.rating}
          onChange={(rating) => form.setValue('rating', rating, { shouldValidate: true })}
        />
        <Field
          label="Comment"
          hint="The expert reads it too. You can leave it out."
          error={errors.comment?.message}
          aside={
            <span className="tabular text-xs">
              {[...values.comment].length}/{RATING_LIMITS.commentCharactersMax}
            </span>
          }
        >
          {(control) => <Textarea {...control} {...form.register('comment')} rows={3} />}
        </Field>
      </form>
    </Dialog>
  )
}
