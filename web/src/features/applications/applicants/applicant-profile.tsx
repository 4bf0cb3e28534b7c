import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { amountUnit, formatBudget } from '#contract/format/money.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { type Application, applicantName } from '../page/application'
import { ApplicantHead } from './applicant-head'
import { type ApplicantProfileQuery, useApplicantProfileQuery } from './applicant-profile.generated'

/** The expert's profile in a dialog, so that the poster keeps their place (OPP-88). Mounted while open. */
export function ApplicantProfile({ application, onClose }: { application: Application; onClose(): void }) {
  const { contact, user_id: userId } = application
  const { data, error, isPending, refetch } = useApplicantProfileQuery({ userId })
  const profile = data?.expert_details_by_pk
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={`Profile of ${applicantName(application)}`}>
      <div className="flex flex-col gap-6">
        <ApplicantHead application={application} />
        {isPending ? <SkeletonRows label="Loading the profile" rows={['h-24']} /> : null}
        {error ? (
          <ErrorState title={APPLICATION_ALERTS.requirementsFailed} error={error} onRetry={() => void refetch()} />
        ) : null}
        {profile ? <Facts profile={profile} /> : null}
        {contact?.email ? (
          <p className="text-sm">
            Write to{' '}
            <a className="text-link" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

function Facts({ profile }: { profile: NonNullable<ApplicantProfileQuery['expert_details_by_pk']> }) {
  const { rate_card: rate } = profile
  return (
    <>
      {profile.bio ? <p className="measure font-serif text-base whitespace-pre-line text-ink">{profile.bio}</p> : null}
      <dl className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2">
        <Fact name="Experience" value={profile.experience} />
        <Fact name="Work" value={profile.work} />
        <Fact name="Years of experience" value={profile.years_of_experience?.toString()} />
        <Fact name="Country" value={profile.country?.country_name} />
        <Fact name="Industry" value={profile.industry?.domain_name} />
        <Fact name="Topics" value={profile.topics.map(({ topic }) => topic?.topic_name).join(', ')} />
        <Fact name="Expertise" value={profile.expertise.map(({ expertise }) => expertise?.expertise_name).join(', ')} />
        <Fact
          name="Fractional rate"
          value={
            rate
              ? formatBudget({
                  minCents: rate.min_value_cents,
                  maxCents: rate.max_value_cents,
                  unit: amountUnit(rate.rate_unit.code),
                })
              : null
          }
        />
      </dl>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="whitespace-pre-line text-ink">{value}</dd>
    </div>
  )
}
