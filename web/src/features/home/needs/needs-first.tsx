import { Check } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Icon } from '#ui/display/icon.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { accountSteps, type Step, StepRow } from './account-steps'
import { lineOf } from './need-words'
import { useDraftSteps } from './use-draft-steps'
import { useNeeds, useNeedsCount } from './use-needs'
import { useStaffQueues } from './use-staff-queues'
import { WaitingRow } from './waiting-row'

const SKELETON = ['h-8 w-44', ...Array<string>(5).fill('h-11')]

interface NeedsFirstProps {
  /** the form that sends the confirmation email; owned by the account feature */
  confirmAddress: ReactNode
  /** the rest of the page, which loads at once but isn't shown before, so that nothing is pushed down */
  children: ReactNode
}

/** What needs the user, and below it the rest of their home. */
export function NeedsFirst({ confirmAddress, children }: NeedsFirstProps) {
  const needs = useNeeds()
  const staff = useStaffQueues()
  const drafts = useDraftSteps()
  const isPending = needs.isPending || staff.isPending || drafts.isPending
  // the rest is rendered while what needs the user is on its way; whoever comes back finds all of it at once
  const isWhole = useDeferredValue(true, !isPending)
  return (
    <>
      {isPending ? (
        <SkeletonRows label="Loading what needs you" rows={SKELETON} className="gap-3" />
      ) : (
        <Needs needs={needs} staff={staff} drafts={drafts.steps} confirmAddress={confirmAddress} />
      )}
      <div className="mt-12" hidden={isPending}>
        {isWhole ? children : null}
      </div>
    </>
  )
}

interface NeedsProps {
  needs: ReturnType<typeof useNeeds>
  staff: ReturnType<typeof useStaffQueues>
  drafts: readonly Step[]
  confirmAddress: ReactNode
}

function Needs({ needs, staff, drafts, confirmAddress }: NeedsProps) {
  const user = useSignedInUser()
  const rows = (needs.data?.pages ?? []).flatMap((page) => page.rows)
  const lines = rows.flatMap((need) => {
    const line = lineOf(need)
    return line ? [{ ...line, key: need.key ?? '', since: need.since ?? '' }] : []
  })
  const before = accountSteps(user, confirmAddress)
  const shown = before.length + staff.queues.length + lines.length + drafts.length
  return (
    <section aria-labelledby="needs">
      <Heading isLong={lines.length > 1} more={needs.hasNextPage} shown={lines.length} />
      {needs.data ? null : <ErrorState error={needs.error} onRetry={() => void needs.refetch()} />}
      {staff.error ? (
        <ErrorState
          title="The staff queues couldn’t be loaded"
          error={staff.error}
          onRetry={() => void staff.refetch()}
        />
      ) : null}
      {shown > 0 ? (
        <ol className="divide-y divide-line border-y border-line">
          {before.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
          {staff.queues.map(({ name, ...queue }) => (
            <WaitingRow key={name} {...queue} />
          ))}
          {lines.map(({ key, ...line }) => (
            <WaitingRow key={key} {...line} />
          ))}
          {drafts.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
        </ol>
      ) : needs.data && !staff.error ? (
        <Nothing />
      ) : null}
      {needs.data ? <MoreRows list={needs} /> : null}
    </section>
  )
}

function Heading({ isLong, more, shown }: { isLong: boolean; more: boolean; shown: number }) {
  const counted = useNeedsCount(more)
  const count = more ? counted : shown
  return (
    <div className="mb-3 flex items-baseline justify-between gap-4">
      <h2 id="needs" className="font-serif text-xl font-semibold">
        What needs you
        {count ? (
          <span className="tabular ms-2 font-sans text-sm font-normal text-muted">
            {count}
            <span className="sr-only"> waiting</span>
          </span>
        ) : null}
      </h2>
      {isLong ? <p className="text-sm text-muted">Longest wait first</p> : null}
    </div>
  )
}

/** Nothing to do is good news, and a moment for something new. */
function Nothing() {
  const { isExpert } = useSignedInUser()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-line py-4">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon of={Check} size={16} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">Nothing waits for you.</p>
        <p className="text-sm text-muted">
          {isExpert
            ? 'Requests, offers and messages to answer appear here.'
            : 'Offers to decide on, messages and payments appear here.'}
        </p>
      </div>
      {isExpert ? (
        <LinkButton to={paths.ownMatches}>See your matches</LinkButton>
      ) : (
        <LinkButton to={paths.opportunitiesCreator()}>Post an opportunity</LinkButton>
      )}
    </div>
  )
}
