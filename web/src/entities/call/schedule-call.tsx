import { CircleCheck, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useConfig } from '#lib/config.js'
import { buttonSkin } from '#ui/button/button-skin.js'
import { Icon } from '#ui/display/icon.js'
import { isScheduled, toCalendar } from './calendar-message'

interface ScheduleCallProps {
  /** where the call is booked, as the opener knows it (GD-45) */
  address: string
  /** with whom, for the name of the embedded page */
  withWhom: string
  isBooked: boolean
  /** Called when the calendar tool says so (PROMPT-08). */
  onBooked(): void
}

/**
 * The step in which a call is booked: the calendar tool itself, or the way to it where it can't be embedded; once it
 * reports the event, that the call is booked (PROMPT-08, PROMPT-46).
 */
export function ScheduleCall({ address, withWhom, isBooked, onBooked }: ScheduleCallProps) {
  const { calendarOrigin } = useConfig()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onBooked)
  latest.current = onBooked
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (isScheduled(event, calendarOrigin, frame.current?.contentWindow)) latest.current()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [calendarOrigin])
  const calendar = toCalendar(address, calendarOrigin)
  if (isBooked)
    return (
      <p role="status" className="flex items-start gap-3 rounded-lg bg-accent-soft px-4 py-3 text-ink">
        <Icon of={CircleCheck} className="text-accent" />
        Your call is already booked. The invitation is in your email.
      </p>
    )
  if (!calendar) return <p className="text-muted">There is no calendar to book in right now.</p>
  if (!calendar.isEmbedded)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink">Choose a time in the calendar of {withWhom}. It opens in a new tab.</p>
        <a href={calendar.href} target="_blank" rel="noopener noreferrer" className={buttonSkin('secondary', 'md')}>
          <Icon of={ExternalLink} size={16} />
          Open the calendar
        </a>
      </div>
    )
  return (
    <iframe
      ref={frame}
      title={`Calendar of ${withWhom}`}
      src={calendar.href}
      className="h-[28rem] w-full rounded-lg border border-line bg-surface"
    />
  )
}
