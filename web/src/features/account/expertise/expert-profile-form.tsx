import { type Control, Controller } from 'react-hook-form'
import type { ExpertProfile } from '#contract/identity/expert-profile.schema.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { NumberInput } from '#ui/form/number-input.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { type Choice, MultiSelect } from '#ui/multi-select.js'
import { BackLink } from './back-link'
import type { OwnExpertProfileQuery } from './expert-profile.expert.generated'
import { formatConflictValue, PROFILE_LABELS, type ProfileChoices } from './expert-profile-values'
import { useExpertProfileForm } from './use-expert-profile'

interface ExpertProfileFormProps {
  profile: OwnExpertProfileQuery
  choices: ProfileChoices
}

/** What opportunities are matched against (INT-02, INT-04, PROF-01). */
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
      <Field label={PROFILE_LABELS.yearsOfExperience} isOptional error={errors.yearsOfExperience?.message}>
        {(field) => <NumberInput {...field} {...register('yearsOfExperience')} inputMode="numeric" suffix="years" />}
      </Field>
      <div className="grid gap-6 md:grid-cols-2 md:gap-4">
        <Field label={PROFILE_LABELS.industryId} hint="The one you know best." error={errors.industryId?.message}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('industryId')}
              defaultValue={kept.form.getValues('industryId')}
              options={withEmptyOption(choices.domains, 'Choose')}
            />
          )}
        </Field>
        <Field label={PROFILE_LABELS.countryId} hint="Where you work from." error={errors.countryId?.message}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('countryId')}
              defaultValue={kept.form.getValues('countryId')}
              options={withEmptyOption(choices.countries, 'Choose')}
            />
          )}
        </Field>
      </div>
      <MultiChoice name="topicIds" choices={choices.topics} control={control} placeholder="Choose topics" />
      <MultiChoice name="expertiseIds" choices={choices.expertise} control={control} placeholder="Choose skills" />
      <MultiChoice name="domainIds" choices={choices.domains} control={control} placeholder="Choose domains" />
      <Checkbox {...register('isAvailable')} label={PROFILE_LABELS.isAvailable} />
      <SaveRow label="Save expertise" kept={kept} isBusy={isBusy} error={save.error}>
        {kept.isSaved ? <BackLink /> : null}
      </SaveRow>
    </form>
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
