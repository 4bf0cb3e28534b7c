import { Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { HireMenu } from '#entities/expert/hire-menu.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Tabs } from '#ui/display/tabs.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AboutTab } from './about/about-tab'
import { OwnProgress } from './about/own-progress'
import { PhotoEditor } from './about/photo-editor'
import type { ProfileEditors } from './profile-editors'
import { ProfileHead } from './profile-head'
import { type ParentTab, readParentTab } from './profile-tabs'
import type { ShownProfile } from './profile-view'
import { TABS_ID, useLinkTarget } from './use-link-target'

const AdviceTab = lazyPart(() => import('./advice/advice-tab'))
const QandaTab = lazyPart(() => import('./qanda/qanda-tab'))

const TABS = [
  { id: 'about', label: 'About' },
  { id: 'advice', label: 'Advice' },
  { id: 'qanda', label: 'Q&A' },
] as const

interface ProfilePageProps {
  profile: ShownProfile
  /** what its owner edits it with; without, nobody edits it here */
  editors?: ProfileEditors | null
  /** the end of a shared offer's address; undefined elsewhere (ADV-11) */
  offerCode?: string
}

/** A profile: who it is, and for experts what they say of themselves, offer and know (OPP-06, OPP-07, BASE-02). */
export function ProfilePage({ profile, editors, offerCode }: ProfilePageProps) {
  const { user } = useSession()
  const isOwn = user?.id === profile.id
  const own = isOwn ? (editors ?? null) : null
  useLinkTarget()
  return (
    <article className="flex flex-col gap-8">
      <ProfileHead
        profile={profile}
        photoAction={own ? <PhotoEditor Editor={own.photo} /> : null}
        action={
          isOwn ? (
            <LinkButton to={profile.is_expert ? paths.accountExpertise : paths.account}>Edit your profile</LinkButton>
          ) : (
            <HireMenu expert={profile} variant="primary" />
          )
        }
      />
      {isOwn && profile.expert_detail ? <OwnProgress details={profile.expert_detail} /> : null}
      {profile.is_expert ? (
        <ExpertTabs profile={profile} isOwn={isOwn} editors={own} offerCode={offerCode} />
      ) : (
        <AboutTab profile={profile} editors={null} />
      )}
      {user ? null : <JoinPart name={profile.first_name} />}
    </article>
  )
}

interface ExpertTabsProps {
  profile: ShownProfile
  isOwn: boolean
  editors: ProfileEditors | null
  offerCode: string | undefined
}

function ExpertTabs({ profile, isOwn, editors, offerCode }: ExpertTabsProps) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const tab = offerCode === undefined ? readParentTab(params, state) : 'advice'
  const change = (next: ParentTab) => setParams(next === 'about' ? {} : { parent_tab: next }, { replace: true })
  useEffect(() => {
    AdviceTab.load()
    QandaTab.load()
  }, [])
  return (
    <div id={TABS_ID} className="outline-none">
      <Tabs label="Parts of the profile" tabs={TABS} current={tab} onChange={change}>
        <Suspense fallback={<SkeletonRows label="Loading" rows={['h-32', 'h-32']} />}>
          {tab === 'about' ? <AboutTab profile={profile} editors={editors} /> : null}
          {tab === 'advice' ? <AdviceTab profile={profile} isOwn={isOwn} offerCode={offerCode} /> : null}
          {tab === 'qanda' ? <QandaTab profile={profile} isOwn={isOwn} /> : null}
        </Suspense>
      </Tabs>
    </div>
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
