import { Download } from 'lucide-react'
import { formatWhole } from '#contract/format/numbers.js'
import { useConfig } from '#lib/config.js'
import { formatExactDate } from '#lib/dates.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AccountHeader } from '../account-tabs'
import { SettingsSection } from '../settings-section'
import { type DataExport, useDataExport } from './use-data-export'

const BYTES_PER_KB = 1024

/** What is stored about a person, for them to take along. */
export function DataScreen() {
  useDocumentTitle('Your data')
  const { supportEmail } = useConfig()
  return (
    <>
      <AccountHeader />
      <SettingsSection
        title="A copy of your data"
        lead="One file with all that we store about you and all that you wrote here."
      >
        <ExportPart />
      </SettingsSection>
      <SettingsSection
        title="Closing your account"
        lead="What names you is deleted; records of deals and payments stay."
      >
        <p className="max-w-form text-sm text-ink">
          Write to{' '}
          <a href={`mailto:${supportEmail}`} className="text-link">
            {supportEmail}
          </a>{' '}
          from your address here. Before that, withdraw your income and end what is still open, such as a hire.
        </p>
      </SettingsSection>
    </>
  )
}

function ExportPart() {
  const { newest, ask, download } = useDataExport()
  if (newest.isPending) return <SkeletonRows label="Loading" className="max-w-form" rows={['h-10']} />
  if (!newest.data) return <ErrorState error={newest.error} onRetry={() => void newest.refetch()} />
  const current = newest.data.newest
  const isReady = current?.state === 'ready'
  return (
    <div className="grid max-w-form gap-4 text-sm">
      <p className="text-ink">
        It holds your profile, posts, applications, messages, questions and answers, conversations with the assistant,
        your statement and purchases, notices and sessions, as JSON. Files you uploaded are listed by name; download
        them where they are.
      </p>
      <FormRefusal error={ask.error ?? download.error} />
      <div role="status">
        {current?.state === 'waiting' ? (
          <p className="text-muted">We’re preparing it. This takes a minute at most.</p>
        ) : null}
        {isReady ? <p className="text-muted">{readyText(current)}</p> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {isReady ? (
          <Button
            variant="primary"
            icon={Download}
            isBusy={download.isPending}
            onClick={() => download.mutate(current)}
          >
            Download
          </Button>
        ) : null}
        <Button
          isBusy={ask.isPending || current?.state === 'waiting'}
          onClick={() => {
            download.reset()
            ask.mutate()
          }}
        >
          {isReady ? 'Prepare a new copy' : 'Prepare a copy'}
        </Button>
      </div>
    </div>
  )
}

function readyText({ requestedAt, expiresAt, sizeBytes }: DataExport): string {
  const size = Math.max(1, Math.round((sizeBytes ?? 0) / BYTES_PER_KB))
  return `Prepared ${formatExactDate(requestedAt)}, ${formatWhole(size)} KB. You can download it until ${formatExactDate(expiresAt ?? requestedAt)}.`
}
