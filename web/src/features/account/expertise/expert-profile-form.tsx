import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import type { ExpertProfile } from '../../../../../actions/contract/identity/expert-profile.schema'
import { Button } from '../../../ui/button/button'
import { FormRefusal } from '../../../ui/feedback/form-refusal'
import { Checkbox } from '../../../ui/form/checkbox'
import { Field } from '../../../ui/form/field'
import { NativeSelect } from '../../../ui/form/native-select'
import { NumberInput } from '../../../ui/form/number-input'
import { TextInput } from '../../../ui/form/text-input'
import { Textarea } from '../../../ui/form/textarea'
import { type Choice, MultiSelect } from '../../../ui/multi-select'
import type { OwnExpertProfileQuery } from './expert-profile.expert.generated'
import type { ProfileChoices } from './expert-profile-values'
import { useExpertProfileForm } from './use-expert-profile'

interface ExpertProfileFormProps {
  profile: OwnExpertProfileQuery
  choices: ProfileChoices
}

/** What companies read before they hire, and what opportunities are matched by (INT-02, INT-04, PROF-01). */
export function ExpertProfileForm({ profile, choices }: ExpertProfileFormProps) {
  const { form, save, submit } = useExpertProfileForm(profile)
  const { control, register } = form
  const { errors } = form.formState
  return (
    <form noValidate className="grid max-w-form gap-6" onSubmit={submit}>
      <FormRefusal error={save.error} />
      <Prose errors={errors} register={register} />
      <Field label="Years of experience" isOptional error={errors.yearsOfExperience?.message}>
        {(field) => <NumberInput {...field} {...register('yearsOfExperience')} inputMode="numeric" suffix="years" />}
      </Field>
      <div className="grid gap-6 md:grid-cols-2 md:gap-4">
        <Field label="Industry" hint="The one you know best." error={errors.industryId?.message}>
          {(field) => (
            <NativeSelect {...field} {...register('industryId')} options={withNone(choices.domains, 'Choose')} />
          )}
        </Field>
        <Field label="Country" hint="Where you work from." error={errors.countryId?.message}>
          {(field) => (
            <NativeSelect {...field} {...register('countryId')} options={withNone(choices.countries, 'Choose')} />
          )}
        </Field>
      </div>
      <Many name="topicIds" label="Topics" choices={choices.topics} control={control} placeholder="Choose topics" />
      <Many
        name="expertiseIds"
        label="Expertise"
        choices={choices.expertise}
        control={control}
        placeholder="Choose skills"
      />
      <Many name="domainIds" label="Domains" choices={choices.domains} control={control} placeholder="Choose domains" />
      <Field
        label="Calendar link"
        hint="The page on which people choose a time with you. Only companies whose opportunities you apply to see it."
        isOptional
        error={errors.calendly?.message}
      >
        {(field) => (
          <TextInput {...field} {...register('calendly')} type="url" placeholder="https://calendly.com/you" />
        )}
      </Field>
      <Checkbox {...register('isAvailable')} label="I am open to fractional executive roles" />
      <div>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

interface ProseProps {
  errors: FieldErrors<ExpertProfile>
  register: UseFormRegister<ExpertProfile>
}

function Prose({ errors, register }: ProseProps) {
  return (
    <>
      <Field
        label="What you are good at"
        hint="Two or three sentences, as you would introduce yourself to a founder."
        error={errors.bio?.message}
      >
        {(field) => <Textarea {...field} {...register('bio')} rows={4} />}
      </Field>
      <Field label="Experience" hint="Roles and companies, the latest first." error={errors.experience?.message}>
        {(field) => <Textarea {...field} {...register('experience')} rows={4} />}
      </Field>
      <Field
        label="Selected work"
        hint="One or two things you are proud of, and what came of them."
        error={errors.work?.message}
      >
        {(field) => <Textarea {...field} {...register('work')} rows={4} />}
      </Field>
    </>
  )
}

interface ManyProps {
  name: 'topicIds' | 'expertiseIds' | 'domainIds'
  label: string
  choices: readonly Choice[]
  control: Control<ExpertProfile>
  placeholder: string
}

function Many({ name, label, choices, control, placeholder }: ManyProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          {(wiring) => (
            <MultiSelect
              {...wiring}
              ref={field.ref}
              choices={choices}
              value={field.value}
              placeholder={placeholder}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}

function withNone(choices: readonly Choice[], label: string) {
  return [{ value: '', label }, ...choices.map((choice) => ({ value: choice.id, label: choice.label }))]
}
