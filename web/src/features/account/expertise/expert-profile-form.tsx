import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import type { ExpertProfile } from '#contract/identity/expert-profile.schema.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { NumberInput } from '#ui/form/number-input.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { type Choice, MultiSelect } from '#ui/multi-select.js'
import { BackLink } from './back-link'
import type { OwnExpertProfileQuery } from './expert-profile.expert.generated'
import { formatConflictValue, PROFILE_LABELS, type ProfileChoices } from './expert-profile-values'
import { useExpertProfileForm } from './use-expert-profile'

interface ExpertProfileFormProps {
  profile: OwnExpertProfileQuery
  choices: ProfileChoices
}

/** What companies read before they hire, and what opportunities are matched against (INT-02, INT-04, PROF-01). */
export function ExpertProfileForm({ profile, choices }: ExpertProfileFormProps) {
  const { kept, save, question, submit, isBusy } = useExpertProfileForm(profile)
  const { control, register, formState } = kept.form
  const { errors } = formState
  return (
    <form noValidate className="grid max-w-form gap-6" onSubmit={submit}>
      <SavedElsewhere
        ref={question}
        conflicts={kept.conflicts.map((conflict) => formatConflictValue(conflict, choices))}
        onKeep={kept.keepMine}
        onTake={kept.takeTheirs}
      />
      <LongText errors={errors} register={register} />
      <Field label={PROFILE_LABELS.yearsOfExperience} isOptional error={errors.yearsOfExperience?.message}>
        {(field) => <NumberInput {...field} {...register('yearsOfExperience')} inputMode="numeric" suffix="years" />}
      </Field>
      <div className="grid gap-6 md:grid-cols-2 md:gap-4">
        <Field label={PROFILE_LABELS.industryId} hint="The one you know best." error={errors.industryId?.message}>
          {(field) => (
            <NativeSelect {...field} {...register('industryId')} options={withEmptyOption(choices.domains, 'Choose')} />
          )}
        </Field>
        <Field label={PROFILE_LABELS.countryId} hint="Where you work from." error={errors.countryId?.message}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('countryId')}
              options={withEmptyOption(choices.countries, 'Choose')}
            />
          )}
        </Field>
      </div>
      <MultiChoice name="topicIds" choices={choices.topics} control={control} placeholder="Choose topics" />
      <MultiChoice name="expertiseIds" choices={choices.expertise} control={control} placeholder="Choose skills" />
      <MultiChoice name="domainIds" choices={choices.domains} control={control} placeholder="Choose domains" />
      <Field
        label={PROFILE_LABELS.calendly}
        hint="The page where people book a time with you. Only companies you’ve applied to can see it."
        isOptional
        error={errors.calendly?.message}
      >
        {(field) => (
          <TextInput {...field} {...register('calendly')} type="url" placeholder="https://calendly.com/you" />
        )}
      </Field>
      <Checkbox {...register('isAvailable')} label={PROFILE_LABELS.isAvailable} />
      <SaveRow label="Save" kept={kept} isBusy={isBusy} error={save.error}>
        {kept.isSaved ? <BackLink /> : null}
      </SaveRow>
    </form>
  )
}

interface LongTextProps {
  errors: FieldErrors<ExpertProfile>
  register: UseFormRegister<ExpertProfile>
}

function LongText({ errors, register }: LongTextProps) {
  return (
    <>
      <Field
        label={PROFILE_LABELS.bio}
        hint="Two or three sentences, as you would introduce yourself to a founder."
        error={errors.bio?.message}
      >
        {(field) => <Textarea {...field} {...register('bio')} rows={4} />}
      </Field>
      <Field
        label={PROFILE_LABELS.experience}
        hint="Roles and companies, the latest first."
        error={errors.experience?.message}
      >
        {(field) => <Textarea {...field} {...register('experience')} rows={4} />}
      </Field>
      <Field
        label={PROFILE_LABELS.work}
        hint="One or two things you are proud of, and what came of them."
        error={errors.work?.message}
      >
        {(field) => <Textarea {...field} {...register('work')} rows={4} />}
      </Field>
    </>
  )
}

interface MultiChoiceProps {
  name: 'topicIds' | 'expertiseIds' | 'domainIds'
  choices: readonly Choice[]
  control: Control<ExpertProfile>
  placeholder: string
}

function MultiChoice({ name, choices, control, placeholder }: MultiChoiceProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Field label={PROFILE_LABELS[name]} error={fieldState.error?.message}>
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

function withEmptyOption(choices: readonly Choice[], label: string) {
  return [{ value: '', label }, ...choices.map((choice) => ({ value: choice.id, label: choice.label }))]
}
