import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EMAIL_KIND_LABELS, type EmailKind, isEmailKind, isOptional } from '#contract/notifications/kinds.js'
import { paths } from '#lib/paths.js'
import { restPost } from '#lib/rest-client.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'

/**
 * Where an email's "Switch off emails of this kind" leads, without logging in. It asks first, because link scanners
 * open every link of an email.
 */
export function UnsubscribeScreen() {
  useDocumentTitle('Switch off emails')
  const token = useSearchParams()[0].get('token') ?? ''
  const kind = kindOf(token)
  const switchOff = useMutation({ mutationFn: () => restPost(`/api/unsubscribe/${encodeURIComponent(token)}`) })
  if (switchOff.isSuccess)
    return (
      <Words title="Done" lead="We won’t send you these emails any more. You can switch them on again under Account.">
        <LinkButton size="lg" to={paths.accountNotifications(kind ?? undefined)}>
          Open your email settings
        </LinkButton>
      </Words>
    )
  if (!kind)
    return (
      <Words title="This link is incomplete" lead="You can switch off each kind of email under Account.">
        <LinkButton variant="primary" size="lg" to={paths.accountNotifications()}>
          Open your email settings
        </LinkButton>
      </Words>
    )
  if (!isOptional(kind))
    return (
      <Words
        title="These emails stay on"
        lead="They tell you when money moves or your account is touched, so nobody can switch them off."
      >
        <LinkButton size="lg" to={paths.accountNotifications(kind)}>
          Open your email settings
        </LinkButton>
      </Words>
    )
  return (
    <Words title="Switch off these emails?" lead={`You get them for: ${EMAIL_KIND_LABELS[kind]}.`}>
      <FormRefusal error={switchOff.error} />
      <Button variant="primary" size="lg" isBusy={switchOff.isPending} onClick={() => switchOff.mutate()}>
        Switch them off
      </Button>
    </Words>
  )
}

/** Only for the question; whether the link is genuine is for the server to say. */
function kindOf(token: string): EmailKind | null {
  const [, kind] = token.split('.')
  return isEmailKind(kind) ? kind : null
}

function Words({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <header className="mb-8">
        <h1 tabIndex={-1} className="font-serif text-2xl font-semibold tracking-tight">
          {title}
        </h1>
        <p className="mt-2 text-muted">{lead}</p>
      </header>
      <div className="grid gap-4">{children}</div>
    </>
  )
}
