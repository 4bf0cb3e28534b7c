import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { HireMenu } from '#entities/expert/hire-menu.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { webUrl } from '#lib/stored/web-url.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { ProfileFacts } from './profile-facts'
import type { ShownProfile } from './profile-view'

/** A profile: what people say about themselves, with the comparable facts beside it (OPP-06, OPP-07). */
export function ProfilePage({ profile }: { profile: ShownProfile }) {
  const { user } = useSession()
  const isOwn = user?.id === profile.id
  const details = profile.expert_detail
  return (
    <article className="flex flex-col gap-8">
      <ProfileHead
        profile={profile}
        action={isOwn ? <EditLink isExpert={profile.is_expert} /> : <HireMenu expert={profile} variant="primary" />}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_18rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {profile.is_expert ? (
            <>
              <Prose title="About" text={details?.bio} missing={missingText(profile, isOwn)} />
              <Prose title="Experience" text={details?.experience} />
              <Prose title="Selected work" text={details?.work} />
            </>
          ) : null}
          <CompanyPart company={profile.company} />
          {!profile.is_expert && !profile.company ? (
            <p className="text-muted">{fullName(profile)} is looking for expertise.</p>
          ) : null}
          {user ? null : <JoinPart name={profile.first_name} />}
        </div>
        {details ? <ProfileFacts details={details} /> : null}
      </div>
    </article>
  )
}

function missingText({ first_name }: ShownProfile, isOwn: boolean): string {
  return isOwn ? 'You haven’t said what you’re good at yet.' : `${first_name} hasn’t written a bio yet.`
}

function ProfileHead({ profile, action }: { profile: ShownProfile; action: ReactNode }) {
  const name = fullName(profile)
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Avatar id={profile.id} name={name} src={profile.profile_pic} size={96} />
      <div className="min-w-0 flex-1 basis-64">
        <h1 tabIndex={-1} className="font-serif text-2xl font-semibold tracking-tight break-words text-ink md:text-3xl">
          {name}
        </h1>
        {profile.designation ? <p className="mt-1 break-words text-muted">{profile.designation}</p> : null}
        <p className="mt-3 flex flex-wrap gap-2">
          {profile.is_expert ? <Badge tone="accent">Expert</Badge> : null}
          {profile.expert_detail?.is_available_for_hire_as_cxo ? (
            <Badge tone="info">Open to fractional executive roles</Badge>
          ) : null}
        </p>
      </div>
      {action}
    </header>
  )
}

function EditLink({ isExpert }: { isExpert: boolean }) {
  return (
    <LinkButton icon={Pencil} to={isExpert ? paths.accountExpertise : paths.account}>
      Edit your profile
    </LinkButton>
  )
}

function Prose({ title, text, missing }: { title: string; text?: string | null; missing?: string }) {
  if (!text && !missing) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-serif text-lg font-semibold text-ink">{title}</h2>
      {text ? (
        <p className="measure font-serif break-words whitespace-pre-line text-ink">{text}</p>
      ) : (
        <p className="text-sm text-muted">{missing}</p>
      )}
    </section>
  )
}

function CompanyPart({ company }: Pick<ShownProfile, 'company'>) {
  if (!company) return null
  const url = webUrl(company.company_url)
  return (
    <section aria-label="Company" className="flex flex-col gap-3">
      <h2 className="font-serif text-lg font-semibold text-ink">Company</h2>
      <p className="flex items-center gap-3 font-medium text-ink">
        {company.company_logo ? <img src={company.company_logo} alt="" className="h-8 w-auto" /> : null}
        {company.company_name}
      </p>
      {company.company_brief ? <p className="measure text-sm text-muted">{company.company_brief}</p> : null}
      {url ? (
        <p className="text-sm">
          <a href={url.href} target="_blank" rel="noopener noreferrer nofollow" className="text-link break-all">
            {url.host}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function JoinPart({ name }: { name: string }) {
  return (
    <section aria-label="Work with this expert" className="flex flex-col items-start gap-3 border-t border-line pt-6">
      <p className="measure text-muted">
        Post a role, and experts like {name} will hear about it. Log in to see their experience and selected work.
      </p>
      <LinkButton variant="primary" to={paths.signUp()}>
        Sign up
      </LinkButton>
    </section>
  )
}
