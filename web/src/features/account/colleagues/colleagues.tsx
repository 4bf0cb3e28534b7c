import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '#lib/draft-storage.js'
import { restGet, restPost } from '#lib/rest-client.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { forgetInviteId, inviteIdFor } from './invite-attempt'
import { INVITES_KEY, type Invite, InviteList } from './invite-list'

const loadInviteSchema = async () => (await import('#contract/identity/invite.schema.js')).inviteSchema

/** Invites colleagues into the company by email and lists the invitations. */
export function Colleagues() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: INVITES_KEY,
    queryFn: () => restGet<{ invites: Invite[] }>('/api/invites'),
  })
  return (
    <div className="grid max-w-form gap-6">
      <InviteForm />
      {isPending ? (
        <SkeletonRows label="Loading the invitations" rows={['h-6']} />
      ) : data ? (
        <InviteList invites={data.invites} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function InviteForm() {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  const { id: me } = useSignedInUser()
  const draft = useDraft<string>(me, 'invite')
  const [kept] = useState(draft.read)
  const form = useSchemaForm(loadInviteSchema, { email: kept ?? '' })
  const invite = useMutation({
    mutationFn: ({ email }: { email: string }) => restPost('/api/invites', { email, inviteId: inviteIdFor(me, email) }),
    onSuccess: (_answer, { email }) => {
      alerts.show({ tone: 'success', text: `The invitation is on its way to ${email}.` })
      form.reset({ email: '' })
      draft.clear()
      forgetInviteId(me)
      return queryClient.invalidateQueries({ queryKey: INVITES_KEY })
    },
    onError: (error) => showFieldErrors(form, error),
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => invite.mutateAsync(values))}>
      <FormRefusal error={invite.error} />
      <Field
        label="Colleague’s email"
        hint="The link in the email works for seven days."
        error={form.formState.errors.email?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', { onChange: ({ target }) => draft.save(target.value) })}
            type="email"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isBusy={invite.isPending}>
          Send the invitation
        </Button>
      </div>
    </form>
  )
}
