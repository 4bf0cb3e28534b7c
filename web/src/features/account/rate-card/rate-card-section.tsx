import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Control, Controller } from 'react-hook-form'
import type { RateCardForm } from '#contract/identity/rate-card.schema.js'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { NumberInput } from '#ui/form/number-input.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { type Choice, MultiSelect } from '#ui/multi-select.js'
import { SettingsSection } from '../settings-section'
import { type OwnRateCardQuery, useOwnRateCardQuery, useSaveRateCardMutation } from './rate-card.expert.generated'
import { formatRateCardConflict, RATE_CARD_LABELS, toRateCardForm, toSaveRateCard } from './rate-card-values'

const loadSchema = async () => (await import('#contract/identity/rate-card.schema.js')).rateCardSchema

/** What an expert asks for fractional roles. Companies can ask whoever is open to such roles and has a card (GD-54). */
export function RateCardSection() {
  return (
    <SettingsSection
      title="Fractional rate card"
      lead="With a card, and open to fractional roles, companies can ask you for one from your profile. It starts from these roles and rates."
    >
      <RateCard />
    </SettingsSection>
  )
}

/** The form of one's own rate card, with what it needs. */
export function RateCard() {
  const { id: me } = useSignedInUser()
  const { data, error, refetch } = useOwnRateCardQuery({ me })
  if (data) return <RateCardEditor data={data} me={me} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label="Loading your rate card" className="max-w-form gap-6" rows={['h-16', 'h-16', 'h-16']} />
}

function RateCardEditor({ data, me }: { data: OwnRateCardQuery; me: string }) {
  const { kept, save, question, submit, isBusy } = useRateCardForm(data, me)
  const { control, register, formState } = kept.form
  const { errors } = formState
  return (
    <form noValidate aria-label="Fractional rate card" className="grid max-w-form gap-6" onSubmit={submit}>
      <SavedElsewhere
        ref={question}
        conflicts={kept.conflicts.map((conflict) => formatRateCardConflict(conflict, data))}
        onKeep={kept.keepMine}
        onTake={kept.takeTheirs}
      />
      <Choices
        name="roleIds"
        hint="Up to five, the one you would rather have first."
        control={control}
        placeholder="Choose roles"
        choices={data.master_roles.map(({ id, role_name }) => ({ id, label: role_name }))}
      />
      <Field label={RATE_CARD_LABELS.categoryId} error={errors.categoryId?.message}>
        {(field) => (
          <NativeSelect
            {...field}
            {...register('categoryId')}
            defaultValue={kept.form.getValues('categoryId')}
            options={[
              { value: '', label: 'Choose' },
              ...data.master_objectives.map(({ id, objective_name }) => ({ value: id, label: objective_name })),
            ]}
          />
        )}
      </Field>
      <Choices
        name="availabilityIds"
        control={control}
        placeholder="Choose availability"
        isOptional
        choices={data.opportunity_availability_types.map(({ id, availability_type }) => ({
          id,
          label: availability_type,
        }))}
      />
      <div className="grid gap-6 md:grid-cols-3 md:gap-4">
        <Field label={RATE_CARD_LABELS.rateUnitId} error={errors.rateUnitId?.message}>
          {(field) => (
            <NativeSelect
              {...field}
              {...register('rateUnitId')}
              defaultValue={kept.form.getValues('rateUnitId')}
              options={data.opportunity_duration_types.map(({ id, duration_type }) => ({
                value: id,
                label: duration_type,
              }))}
            />
          )}
        </Field>
        <Field label={RATE_CARD_LABELS.minValue} error={errors.minValue?.message}>
          {(field) => <NumberInput {...field} {...register('minValue')} inputMode="decimal" prefix="$" />}
        </Field>
        <Field label={RATE_CARD_LABELS.maxValue} error={errors.maxValue?.message}>
          {(field) => <NumberInput {...field} {...register('maxValue')} inputMode="decimal" prefix="$" />}
        </Field>
      </div>
      <SaveRow label="Save rate card" kept={kept} isBusy={isBusy} error={save.error} />
    </form>
  )
}

/** The form over the stored card; unsaved input survives until it is saved. */
function useRateCardForm(data: OwnRateCardQuery, me: string) {
  const queryClient = useQueryClient()
  const stored = toRateCardForm(data)
  const kept = useDraftForm<RateCardForm>({ ownerId: me, name: 'rate-card', stored, loadSchema })
  const sent = useRef(stored)
  const save = useSaveRateCardMutation({
    onSuccess: () => {
      kept.markSaved(sent.current)
      void queryClient.invalidateQueries()
    },
    onError: (error) => void showFieldErrors(kept.form, error),
  })
  const { question, submit, isSubmitting } = useDraftSubmit(kept, stored, {
    readStored: async () =>
      toRateCardForm(
        await fetchNewest(queryClient, {
          queryKey: useOwnRateCardQuery.getKey({ me }),
          queryFn: useOwnRateCardQuery.fetcher({ me }),
        }),
      ),
    send: (values) => {
      sent.current = values
      // spelt as they come back, or "9,000" would count as typed since
      for (const amount of ['minValue', 'maxValue'] as const) kept.form.setValue(amount, values[amount])
      return save.mutateAsync(toSaveRateCard(me, values))
    },
  })
  return { kept, save, question, submit, isBusy: isSubmitting || save.isPending }
}

interface ChoicesProps {
  name: 'roleIds' | 'availabilityIds'
  choices: readonly Choice[]
  control: Control<RateCardForm>
  placeholder: string
  hint?: string
  isOptional?: boolean
}

function Choices({ name, choices, control, placeholder, ...field }: ChoicesProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: bound, fieldState }) => (
        <Field label={RATE_CARD_LABELS[name]} {...field} error={fieldState.error?.message}>
          {(wiring) => (
            <MultiSelect
              {...wiring}
              ref={bound.ref}
              choices={choices}
              value={bound.value}
              placeholder={placeholder}
              onChange={bound.onChange}
              onBlur={bound.onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}
