import { fullName } from '#contract/format/full-name.js'
import { CALENDAR_SECTION } from '#entities/expert/calendar-section.js'
import { webUrl } from '#lib/stored/web-url.js'
import type { ProfileEditors } from '../profile-editors'
import type { ShownProfile } from '../profile-view'
import { Bio } from './bio'
import { EditablePart } from './editable-part'
import { EntryList } from './entry-list'
import { hasFacts, ProfileFacts } from './profile-facts'

const ENTRY_LISTS = [
  { kind: 'experience', title: 'Experience', missing: 'No roles yet.' },
  { kind: 'work', title: 'Selected work', missing: 'Nothing here yet.' },
  { kind: 'link', title: 'Links', missing: 'No links yet.' },
] as const

interface AboutTabProps {
  profile: ShownProfile
  /** what its owner edits the parts with; null for everybody else */
  editors: ProfileEditors | null
}

/** What people say about themselves, with the comparable facts beside it. */
export function AboutTab({ profile, editors }: AboutTabProps) {
  const details = profile.expert_detail
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_18rem]">
      <div className="flex min-w-0 flex-col gap-10">
        {profile.is_expert ? <ExpertParts profile={profile} editors={editors} /> : null}
        <CompanyPart company={profile.company} />
        {!profile.is_expert && !profile.company ? (
          <p className="text-muted">{fullName(profile)} is looking for expertise.</p>
        ) : null}
      </div>
      {details && (editors || hasFacts(details)) ? <ProfileFacts details={details} /> : null}
    </div>
  )
}

function ExpertParts({ profile, editors }: AboutTabProps) {
  const details = profile.expert_detail
  const isOwn = editors !== null
  return (
    <>
      <EditablePart name="bio" title="About" editor={editors?.bio ?? null}>
        {details?.bio ? (
          <Bio text={details.bio} richText={details.bio_rich_text} />
        ) : (
          <p className="text-sm text-muted">{missingText(profile, isOwn)}</p>
        )}
      </EditablePart>
      {ENTRY_LISTS.map(({ kind, title, missing }) => {
        const entries = (details?.entries ?? []).filter((entry) => entry.kind === kind)
        return entries.length > 0 || isOwn ? (
          <EditablePart key={kind} name={kind} title={title} editor={editors?.[kind] ?? null}>
            {entries.length > 0 ? <EntryList entries={entries} /> : <p className="text-sm text-muted">{missing}</p>}
          </EditablePart>
        ) : null
      })}
      {editors ? <OwnParts details={details} editors={editors} /> : null}
    </>
  )
}

/** What only its owner sees of a profile. */
function OwnParts({ details, editors }: { details: ShownProfile['expert_detail']; editors: ProfileEditors }) {
  return (
    <>
      <EditablePart name="expertise" title="Fields of work" editor={editors.expertise}>
        <p className="measure text-sm text-muted">
          {details && hasFacts(details)
            ? 'Your topics, expertise, domains and industry stand beside your profile, and bring you matching opportunities.'
            : 'Choose your topics, expertise, domains and industry: they bring you matching opportunities.'}
        </p>
      </EditablePart>
      <EditablePart name="rate-card" title="Fractional rate card" editor={editors['rate-card']}>
        <p className="measure text-sm text-muted">
          {details?.rate_card
            ? 'Companies see your roles and your rate beside your profile, and can ask you for a role.'
            : 'With a rate card, companies can ask you for a fractional role straight from this page.'}
        </p>
      </EditablePart>
      <section className={`${CALENDAR_SECTION} grid gap-3 outline-none`} aria-label="Scheduling link">
        <h2 className="font-serif text-lg font-semibold text-ink">Scheduling link</h2>
        <editors.calendar />
      </section>
    </>
  )
}

function missingText({ first_name }: ShownProfile, isOwn: boolean): string {
  return isOwn ? 'You haven’t said what you’re good at yet.' : `${first_name} hasn’t written a bio yet.`
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
