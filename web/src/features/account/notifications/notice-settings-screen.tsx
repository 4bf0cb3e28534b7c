import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { EMAIL_KIND_LABELS, isOptional } from '#contract/notifications/kinds.js'
import { type NoticeGroup, noticeGroupsFor } from '#contract/notifications/notice-groups.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AccountHeader } from '../account-tabs'
import { SettingsSection } from '../settings-section'
import { MatchEmailSelect } from './match-email-select'
import { NoticeChoiceRow, NoticeSwitch } from './notice-choice-row'
import { useNoticePreferences } from './use-notice-preferences'

const MATCHES = 'Opportunities that match your profile'
/** Sent without a notice, and part of every sign-in. */
const SECURITY = 'Sign-in links and codes, a new password, invitations to a company'

/** Which notices appear in the app and by email, kind by kind. */
export function NoticeSettingsScreen() {
  useDocumentTitle('Notices and email')
  const user = useSignedInUser()
  const preferences = useNoticePreferences()
  const { isPending, isLoaded, error, refetch } = preferences
  const sought = useSoughtKind(isLoaded)
  return (
    <>
      <AccountHeader />
      {isPending ? (
        <SkeletonRows label="Loading your choices" className="gap-6" rows={['h-28', 'h-40', 'h-40']} />
      ) : null}
      {!isPending && !isLoaded ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {isLoaded
        ? noticeGroupsFor(user).map((group) => (
            <SettingsSection key={group.title} title={group.title} lead={group.lead}>
              <GroupRows group={group} preferences={preferences} sought={sought} />
            </SettingsSection>
          ))
        : null}
    </>
  )
}

interface GroupRowsProps {
  group: NoticeGroup
  preferences: ReturnType<typeof useNoticePreferences>
  sought: string
}

function GroupRows({ group, preferences, sought }: GroupRowsProps) {
  const { choiceOf, choose } = preferences
  const hasMandatory = group.kinds.includes('payment')
  return (
    <ul className="max-w-2xl divide-y divide-line">
      {group.kinds.map((kind) => {
        const label = kind === 'opportunity_match' ? MATCHES : EMAIL_KIND_LABELS[kind]
        const { isInApp, isByEmail } = choiceOf(kind)
        const isSought = sought === kind || (kind === 'opportunity_match' && sought === 'match_digest')
        return (
          <NoticeChoiceRow key={kind} id={kind} label={label} isSought={isSought}>
            {isOptional(kind) ? (
              <>
                <NoticeSwitch
                  place="In the app"
                  about={label}
                  isOn={isInApp}
                  onChange={(isOn) => choose(kind, { isInApp: isOn })}
                />
                {kind === 'opportunity_match' ? (
                  <MatchEmailSelect choiceOf={choiceOf} choose={choose} />
                ) : (
                  <NoticeSwitch
                    place="Email"
                    about={label}
                    isOn={isByEmail}
                    onChange={(isOn) => choose(kind, { isByEmail: isOn })}
                  />
                )}
              </>
            ) : (
              <AlwaysOn />
            )}
          </NoticeChoiceRow>
        )
      })}
      {hasMandatory ? (
        <NoticeChoiceRow id="security" label={SECURITY} isSought={false}>
          <AlwaysOn />
        </NoticeChoiceRow>
      ) : null}
    </ul>
  )
}

function AlwaysOn() {
  return <span className="text-xs text-muted">Always on</span>
}

/** The kind that the address names, brought into view once it is there. */
function useSoughtKind(isLoaded: boolean): string {
  const sought = useLocation().hash.slice(1)
  useEffect(() => {
    if (isLoaded && sought) document.getElementById(sought)?.scrollIntoView({ block: 'center' })
  }, [isLoaded, sought])
  return sought
}
