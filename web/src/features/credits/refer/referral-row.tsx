import { Link } from 'react-router-dom'
import { formatCredits } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import type { Referral } from './use-referrals'

/** One person, and what they have brought so far. */
export function ReferralRow({ referral }: { referral: Referral }) {
  const { invitee_id, invitee, credits, created_at, taken_back_at: takenBackAt } = referral
  const left = referral.reward?.credits_left ?? 0
  const name = invitee ? fullName(invitee) : 'A former member'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar id={invitee_id} name={name} src={invitee?.profile_pic ?? null} size={32} />
      <span className="min-w-0 flex-1">
        {invitee ? (
          <Link
            to={paths.profileOf({ id: invitee_id, ...invitee })}
            className="font-medium wrap-anywhere hover:text-accent"
          >
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <time dateTime={created_at} title={formatExactDate(created_at)} className="block text-sm text-muted">
          Joined {formatRelativeDate(created_at)}
        </time>
        {left > 0 && takenBackAt ? <TakenBack credits={left} at={takenBackAt} /> : null}
        {credits && left < credits ? <Corrected credits={credits - left} /> : null}
      </span>
      <Outcome credits={credits ? left : null} isTakenBack={Boolean(takenBackAt)} />
    </li>
  )
}

/** @param credits what is left of the reward; null as long as there is none */
function Outcome({ credits, isTakenBack }: { credits: number | null; isTakenBack: boolean }) {
  if (credits === null) return <Badge>No purchase or approved answer yet</Badge>
  return isTakenBack || credits <= 0 ? (
    <Badge tone="danger">Taken back</Badge>
  ) : (
    <Badge tone="accent">You got {formatCredits(credits)}</Badge>
  )
}

/** A reward goes back with the payment that earned it, once nothing of what they paid is left. */
function TakenBack({ credits, at }: { credits: number; at: string }) {
  return (
    <span className="block text-sm">
      Your {formatCredits(credits)} went back{' '}
      <time dateTime={at} title={formatExactDate(at)}>
        {formatRelativeDate(at)}
      </time>
      , because their payment was refunded.
    </span>
  )
}

/** Staff may take a reward back, wholly or in part, by a correction, which the transactions list with its reason. */
function Corrected({ credits }: { credits: number }) {
  return (
    <span className="block text-sm">
      Our staff took back {formatCredits(credits)}.{' '}
      <Link to={paths.wizlingTransactions()} className="underline underline-offset-2 hover:text-accent">
        See your transactions
      </Link>
    </span>
  )
}
