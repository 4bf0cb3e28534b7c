import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import type { CompanyDetails } from '../../../../../actions/contract/identity/company-details.schema'
import { showFieldErrors, useSchemaForm } from '../../../lib/schema-form'
import { renewSession } from '../../../lib/session'
import { Button } from '../../../ui/button/button'
import { useAlerts } from '../../../ui/feedback/alert-centre'
import { FormRefusal } from '../../../ui/feedback/form-refusal'
import { Field } from '../../../ui/form/field'
import { TextInput } from '../../../ui/form/text-input'
import { Textarea } from '../../../ui/form/textarea'
import { type OwnCompanyQuery, useUpdateOwnCompanyMutation } from './own-company.generated'

const loadSchema = async () =>
  (await import('../../../../../actions/contract/identity/company-details.schema')).companyDetailsSchema

interface CompanyFormProps {
  companyId: string
  company: NonNullable<OwnCompanyQuery['companies_by_pk']>
}

export function CompanyForm({ companyId, company }: CompanyFormProps) {
  const store = useStore()
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const form = useSchemaForm<CompanyDetails>(loadSchema, {
    companyName: company.company_name,
    companyUrl: company.company_url ?? '',
    companyBrief: company.company_brief ?? '',
  })
  const { errors } = form.formState
  const save = useUpdateOwnCompanyMutation({
    onSuccess: async () => {
      form.reset(form.getValues())
      alerts.show({ tone: 'success', text: 'Saved.' })
      // its name stands in the session and beside every post
      await Promise.all([queryClient.invalidateQueries(), renewSession(store)])
    },
    onError: (error) => showFieldErrors(form, error),
  })
  const submit = form.handleSubmit(({ companyName, companyUrl, companyBrief }) =>
    save.mutate({ companyId, name: companyName, url: companyUrl || null, brief: companyBrief || null }),
  )
  return (
    <form noValidate className="grid max-w-form gap-6" onSubmit={submit}>
      <FormRefusal error={save.error} />
      <Field label="Company name" error={errors.companyName?.message}>
        {(control) => <TextInput {...control} {...form.register('companyName')} autoComplete="organization" />}
      </Field>
      <Field label="Website" isOptional error={errors.companyUrl?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('companyUrl')} type="url" placeholder="https://company.com" />
        )}
      </Field>
      <Field
        label="About the company"
        hint="What it makes, for whom, and how large it is."
        isOptional
        error={errors.companyBrief?.message}
      >
        {(control) => <Textarea {...control} {...form.register('companyBrief')} rows={4} />}
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          Save company
        </Button>
      </div>
    </form>
  )
}
