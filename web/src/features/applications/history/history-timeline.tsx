import { fullName } from '#contract/format/full-name.js'
import { amountText, storedAmount } from '#contract/format/money.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { HISTORY_SENTENCES, type HistoryEvent, OFFER_EVENTS } from '#contract/workflow/history.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type HistoryEntry, useApplicationHistory } from './use-application-history'

interface HistoryTimelineProps {
  opportunityId: string
  /** the opportunity's */
  type: string
  /** the applicant */
  userId: string
  me: string
  /** only offers and the answers to them */
  isOffersOnly?: boolean
}

/** What happened, newest first: who, what, when and their comments. */
export function HistoryTimeline({ opportunityId, type, userId, me, isOffersOnly = false }: HistoryTimelineProps) {
  const history = useApplicationHistory(opportunityId, userId)
  if (history.isPending) return <SkeletonRows label="Loading the history" rows={['h-16']} />
  if (!history.data) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />
  const entries = history.data.pages
    .flatMap((page) => page.rows)
    .filter(({ event }) => (isOffersOnly ? OFFER_EVENTS.some((offer) => offer === event) : true))
  return (
    <>
      <Entries entries={entries} label={isOffersOnly ? 'Offers' : 'History'} type={type} me={me} />
      <MoreRows list={history} />
    </>
  )
}

interface EntriesProps extends Pick<HistoryTimelineProps, 'type' | 'me'> {
  entries: (HistoryEntry & { user?: { first_name: string; last_name: string } | null })[]
  label: string
}

/** Entries of the timeline, newest first, each with the applicant it is about unless they did it themselves. */
export function Entries({ entries, label, type, me }: EntriesProps) {
  const thing = wordForType(type)
  const known = entries.filter(
    (entry, index) => entry.event in HISTORY_SENTENCES && !isSameEdit(entry, entries[index - 1]),
  )
  if (known.length === 0) return <p className="text-sm text-muted">New activity appears here.</p>
  return (
    <ol aria-label={label} className="flex flex-col">
      {known.map((entry) => (
        <li
          key={entry.id}
          className="group relative border-s border-line ps-6 pb-4 text-sm last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute -start-1 top-1.5 size-2 rounded-full bg-control group-first:bg-accent"
          />
          <p className="text-ink">
            {HISTORY_SENTENCES[entry.event as HistoryEvent](actorName(entry, me) ?? `The ${thing}`, thing)}
            {entry.amount_cents === null ? null : (
              <span className="tabular text-muted">
                {' '}
                {amountText(storedAmount(entry.amount_cents, entry.amount_unit ?? 'total'))}
              </span>
            )}
          </p>
          {entry.words ? <EntryText event={entry.event} words={entry.words} /> : null}
          {entry.user && entry.actor_role !== 'expert' ? (
            <p className="text-muted">About {fullName(entry.user)}’s application</p>
          ) : null}
          <time dateTime={entry.created_at} title={formatExactDate(entry.created_at)} className="text-xs text-muted">
            {formatRelativeDate(entry.created_at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

/**
 * An edit is recorded for the post and for each open application at the same moment; the poster would see both.
 * @param later the entry above this one
 */
function isSameEdit({ event, created_at }: HistoryEntry, later: HistoryEntry | undefined): boolean {
  return event === 'edited' && later?.event === event && later.created_at === created_at
}

/** People's own words are quoted; the changes of an edit are listed one per line. */
function EntryText({ event, words }: { event: string; words: string }) {
  if (event !== 'edited') return <p className="measure mt-1 text-muted">“{words}”</p>
  return (
    <ul className="measure mt-1 list-disc ps-4 text-muted">
      {words.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function actorName({ actor, actor_id, actor_role }: HistoryEntry, me: string): string | undefined {
  if (actor_id === me) return 'You'
  if (actor) return fullName(actor)
  return { poster: 'The poster', expert: 'The expert', staff: 'Our staff' }[actor_role]
}
