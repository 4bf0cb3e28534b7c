import { Copy, Share2, UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { formatCredits } from '#contract/format/credits.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Section } from '#ui/display/section.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { useReferralLinkQuery } from './refer.generated'
import { ReferralRow } from './referral-row'
import { useReferrals } from './use-referrals'

/** `/dashboard/refer` (BASE-09): the link to share, and whom it brought. */
export function ReferScreen() {
  useDocumentTitle('Refer')
  const { productName } = useConfig()
  return (
    <>
      <PageHeader
        title="Refer"
        lead={`Bring people to ${productName} and get Credits for them.`}
        back={{ to: paths.wizling, label: 'Credits' }}
      />
      <div className="grid max-w-[44rem] gap-12">
        <OwnLink />
        <Section id="brought" title="People you brought">
          <Brought />
        </Section>
      </div>
    </>
  )
}

function OwnLink() {
  const { id } = useSignedInUser()
  const { publicUrl } = useConfig()
  const { data, error, isPending, refetch } = useReferralLinkQuery({ me: id })
  if (isPending) return <SkeletonRows label="Loading your link" rows={['h-6', 'h-16']} />
  const code = data?.user_accounts_by_pk?.referral_code
  if (!code) return <ErrorState error={error} onRetry={() => void refetch()} />
  const credits = Number(data.system_configurations[0]?.value ?? 0)
  return (
    <div className="grid gap-6">
      <p className="measure">
        You get <strong className="font-medium">{formatCredits(credits)}</strong> for everybody who signs up with your
        link, as soon as they first buy something or we approve their first answer. Colleagues don’t count.
      </p>
      <ShareLink link={`${publicUrl}${paths.signUpByReferral(code)}`} />
    </div>
  )
}

function ShareLink({ link }: { link: string }) {
  const alerts = useAlerts()
  const { productName } = useConfig()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      alerts.show({ tone: 'success', text: 'Copied.' })
    } catch {
      // browsers offer no clipboard to pages on plain http
      field.current?.select()
      alerts.show({
        tone: 'error',
        text: 'Your browser did not allow copying. The link is selected: copy it yourself.',
      })
    }
  }
  // whoever closes the browser's sheet has simply changed their mind
  const share = () => void navigator.share({ title: productName, url: link }).catch(() => undefined)
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <Field label="Your link">
        {(control) => (
          <TextInput {...control} ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className="flex gap-3">
        <Button variant="primary" icon={Copy} className="min-h-11 md:min-h-10" onClick={() => void copy()}>
          Copy
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button icon={Share2} className="min-h-11 md:min-h-10" onClick={share}>
            Share
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function Brought() {
  return (
    <PagedRows
      list={useReferrals()}
      loading="Loading the people you brought"
      skeleton={['h-12', 'h-12']}
      empty={{ icon: UserPlus, title: 'Nobody yet', text: 'People who sign up with your link show up here.' }}
    >
      {(rows) => (
        <ul className="divide-y divide-line border-y border-line">
          {rows.map((referral) => (
            <ReferralRow key={referral.invitee_id} referral={referral} />
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
