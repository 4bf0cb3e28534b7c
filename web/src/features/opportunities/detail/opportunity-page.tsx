import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsAt } from '#lib/browser/use-is-at.js'
import { classNames } from '#lib/class-names.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { paths, patterns } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { type Tab, Tabs } from '#ui/display/tabs.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import { AboutTab } from './about-tab'
import { AnswerTime } from './answer-time'
import { DetailHeader } from './detail-header'
import { DetailTerms } from './detail-terms'
import type { DetailedOpportunity } from './detail-view'
import { HeaderTerms } from './header-terms'
import { OptionsMenu } from './options-menu'
import { ReviewNotice } from './review-notice'
import { TimelineLink } from './timeline-link'
import { useRecordView } from './use-record-view'

const EndingDialogs = lazyPart(async () => ({ default: (await import('./ending-dialogs')).EndingDialogs }))

interface OpportunityPageProps<T extends string> {
  opportunity: DetailedOpportunity
  isPoster: boolean
  /** somebody applied, as far as is known */
  hasApplicants: boolean
  /** whoever reads it may still wait for an answer to an application */
  mayWait: boolean
  /** questions waiting for an answer, and the stepper */
  head: ReactNode
  /** below the terms: the one thing to do */
  action: ReactNode
  tabs: readonly Tab<T>[]
  tab: T
  onTab(tab: T): void
  /** the panel of every tab but About */
  panel: ReactNode
}

/** The layout of an opportunity: header with terms, progress and tabs. */
export function OpportunityPage<T extends string>(props: OpportunityPageProps<T>) {
  const { opportunity, isPoster, hasApplicants, mayWait, head, action, tabs, tab, onTab, panel } = props
  const user = useSignedInUser()
  const isBeside = tab !== 'about'
  const isOutside = !isPoster && opportunity.team_members.length === 0
  useRecordView(user.isExpert && isOutside && opportunity.status === 'published' ? opportunity.id : null)

  return (
    <article className="flex flex-col gap-6">
      <DetailHeader
        opportunity={opportunity}
        isPoster={isPoster}
        options={<OptionsMenu opportunity={opportunity} isPoster={isPoster} />}
      />
      <HeaderTerms opportunity={opportunity} />
      {isPoster ? <ReviewNotice opportunity={opportunity} /> : null}
      {head}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_18rem]">
        <div className="min-w-0 max-lg:order-2">
          <Tabs label="Opportunity" tabs={tabs} current={tab} onChange={onTab}>
            {tab === 'about' ? <AboutTab opportunity={opportunity} /> : panel}
          </Tabs>
        </div>
        {/* on phones the other terms show under About only, or they would push every other tab below the fold */}
        <div
          className={classNames(
            'flex flex-col gap-4 max-lg:order-1 lg:sticky lg:top-20',
            isBeside && !action && 'max-lg:hidden',
          )}
        >
          <div className={isBeside ? 'max-lg:hidden' : undefined}>
            <DetailTerms opportunity={opportunity} />
            {isOutside ? (
              mayWait && user.isExpert && opportunity.status === 'published' && <AnswerTime opportunity={opportunity} />
            ) : (
              <TimelineLink id={opportunity.id} />
            )}
          </div>
          {action}
        </div>
      </div>
      <Ending opportunity={opportunity} isPoster={isPoster} hasApplicants={hasApplicants} />
    </article>
  )
}

function Ending(props: ComponentProps<typeof EndingDialogs>) {
  const isEnding = useIsAt(patterns.opportunityClose, patterns.opportunityDelete)
  const navigate = useNavigate()
  useLoadedLater(EndingDialogs)
  return isEnding ? (
    <LateDialog onClose={() => navigate(paths.opportunityDetail(props.opportunity.id), { replace: true })}>
      <EndingDialogs {...props} />
    </LateDialog>
  ) : null
}
