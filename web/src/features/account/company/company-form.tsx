import { useQueryClient } from '@tanstack/react-query'
import { textOrNull } from '#contract/format/visible-text.js'
import type { CompanyDetails } from '#contract/identity/company-details.schema.js'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { Field } from '#ui/form/field.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { useRefreshAfterSave } from '../use-refresh-after-save'
import { type OwnCompanyQuery, useOwnCompanyQuery, useUpdateOwnCompanyMutation } from './own-company.generated'

const loadSchema = async () => (await import('#contract/identity/company-details.schema.js')).companyDetailsSchema

const LABELS: Record<keyof CompanyDetails, string> = {
  companyName: 'Company name',
  companyUrl: 'Website',
  companyBrief: 'About the company',
}

interface CompanyFormProps {
  companyId: string
  company: NonNullable<OwnCompanyQuery['companies_by_pk']>
}

export function CompanyForm(props: CompanyFormProps) {
  const { kept, save, question, submit, isBusy } = useCompanyForm(props)
  const { register, formState } = kept.form
  const { errors } = formState
  return (
    <form noValidate className="grid max-w-form gap-6" onSubmit={submit}>
      <SavedElsewhere
        ref={question}
        conflicts={kept.conflicts.map(({ field, theirs }) => ({ field, label: LABELS[field], theirs }))}
        onKeep={kept.keepMine}
        onTake={kept.takeTheirs}
      />
      <Field label={LABELS.companyName} error={errors.companyName?.message}>
        {(control) => <TextInput {...control} {...register('companyName')} autoComplete="organization" />}
      </Field>
      <Field label={LABELS.companyUrl} isOptional error={errors.companyUrl?.message}>
        {(control) => (
          <TextInput {...control} {...register('companyUrl')} type="url" placeholder="https://company.com" />
        )}
      </Field>
      <Field
        label={LABELS.companyBrief}
        hint="What it makes, who for, and how big it is."
        isOptional
        error={errors.companyBrief?.message}
      >
        {(control) => <Textarea {...control} {...register('companyBrief')} rows={4} />}
      </Field>
      <SaveRow label="Save company" kept={kept} isBusy={isBusy} error={save.error} />
    </form>
  )
}

function toValues(company: CompanyFormProps['company']): CompanyDetails {
  return {
    companyName: company.company_name,
    companyUrl: company.company_url ?? '',
    companyBrief: company.company_brief ?? '',
  }
}

function useCompanyForm({ companyId, company }: CompanyFormProps) {
  const { id: me } = useSignedInUser()
  const refresh = useRefreshAfterSave()
  const queryClient = useQueryClient()
  const stored = toValues(company)
  const kept = useDraftForm({ ownerId: me, name: `company:${companyId}`, stored, loadSchema })
  const save = useUpdateOwnCompanyMutation({
    onSuccess: (_answer, { name, url, brief }) => {
      kept.markSaved({ companyName: name, companyUrl: url ?? '', companyBrief: brief ?? '' })
      // the company name is part of the session and shown beside every post
      refresh()
    },
    onError: (error) => showFieldErrors(kept.form, error),
  })
  const { question, submit, isSubmitting } = useDraftSubmit(kept, stored, {
    readStored: async () => {
      const answer = await fetchNewest(queryClient, {
        queryKey: useOwnCompanyQuery.getKey({ companyId, me }),
        queryFn: useOwnCompanyQuery.fetcher({ companyId, me }),
      })
      return answer.companies_by_pk ? toValues(answer.companies_by_pk) : stored
    },
    send: ({ companyName, companyUrl, companyBrief }) =>
      save.mutateAsync({ companyId, name: companyName, url: companyUrl || null, brief: textOrNull(companyBrief) }),
  })
  return { kept, save, question, submit, isBusy: isSubmitting || save.isPending }
}
