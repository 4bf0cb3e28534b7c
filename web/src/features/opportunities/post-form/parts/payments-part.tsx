import { Plus, Trash2 } from 'lucide-react'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { POST_FIELDS, type PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { BLANK_PAYMENT } from '#contract/opportunities/types/post-form.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Field, FieldGroup } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { TextInput } from '#ui/form/text-input.js'

const NAME = 'paymentSchedules'

/** The parts in which an amount is paid; they add up to 100%. */
export function Payments() {
  const { control, formState, register, trigger } = useFormContext<PostForm>()
  const rows = useFieldArray<PostForm, typeof NAME>({ control, name: NAME })
  const errors = formState.errors[NAME]
  // a new row makes the form check all rows, also those that nobody has written in yet
  const isDue = (isTouched: boolean | undefined) => formState.isSubmitted || isTouched === true
  // the sum belongs to all rows, so it is checked again whenever one changes
  const recheck = () => void (formState.isSubmitted && trigger(NAME))
  return (
    <FieldGroup legend={POST_FIELDS[NAME].label} error={errors?.message ?? errors?.root?.message}>
      <ol className="flex flex-col divide-y divide-line">
        {rows.fields.map((row, index) => (
          <li key={row.id} className="flex items-start gap-3 py-3 first:pt-2">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[1fr_11rem]">
              <Field
                label={`Payment ${index + 1}`}
                error={
                  isDue(formState.touchedFields[NAME]?.[index]?.details) ? errors?.[index]?.details?.message : undefined
                }
              >
                {(field) => (
                  <TextInput
                    {...field}
                    {...register(`${NAME}.${index}.details`)}
                    placeholder="For example once the plan is agreed"
                  />
                )}
              </Field>
              <Share index={index} onLeave={recheck} />
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove payment ${index + 1}`}
              className="mt-6"
              onClick={() => {
                rows.remove(index)
                recheck()
              }}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button size="sm" icon={Plus} onClick={() => rows.append({ ...BLANK_PAYMENT })}>
          Add a payment
        </Button>
        <Total />
      </div>
    </FieldGroup>
  )
}

function Share({ index, onLeave }: { index: number; onLeave(): void }) {
  const { field, fieldState, formState } = useController<PostForm, `paymentSchedules.${number}.percentage`>({
    name: `${NAME}.${index}.percentage`,
  })
  const isDue = formState.isSubmitted || fieldState.isTouched
  return (
    <Field label={`Amount of payment ${index + 1}`} error={isDue ? fieldState.error?.message : undefined}>
      {(control) => (
        <NumberInput
          {...control}
          suffix="%"
          ref={field.ref}
          name={field.name}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={() => {
            field.onBlur()
            onLeave()
          }}
        />
      )}
    </Field>
  )
}

/** What the parts add up to so far. */
function Total() {
  const parts = useWatch<PostForm, typeof NAME>({ name: NAME })
  const sum = parts.reduce((before, { percentage }) => before + (Number(percentage) || 0), 0)
  // 33.3 three times would be 99.89999999999999
  const total = Math.round(sum * 100) / 100
  return (
    <p role="status" className="tabular text-sm text-muted">
      {total === 100 ? 'Adds up to 100%' : `${total}% of 100%`}
    </p>
  )
}
