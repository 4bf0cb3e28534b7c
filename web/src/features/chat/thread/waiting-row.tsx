import { CircleAlert, Clock } from 'lucide-react'
import { Button } from '#ui/button/button.js'
import { Icon } from '#ui/display/icon.js'
import type { WaitingMessage } from '../data/outbox'
import type { Outbox } from '../data/use-outbox'
import { MessageText } from './message-text'

/** One's own message on its way: sending, waiting for a connection, or refused. */
export function WaitingRow({ message, outbox }: { message: WaitingMessage; outbox: Outbox }) {
  const { failure, id, rich } = message
  const state = outbox.isOnline ? 'Sending…' : 'Waiting for a connection. It is sent as soon as there is one.'
  return (
    <li className="pt-5">
      <article aria-label="You, on its way" className="ms-11">
        <p className="pb-0.5 text-sm font-medium text-ink">You</p>
        <div className={failure ? undefined : 'opacity-70'}>
          <MessageText content={rich} mentioned={[]} />
        </div>
        {failure ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-danger">
            <span className="flex items-center gap-1.5">
              <Icon of={CircleAlert} size={16} />
              Not sent. {failure}
            </span>
            <Button size="sm" variant="quiet" onClick={() => outbox.retry(id)}>
              Try again
            </Button>
            <Button size="sm" variant="quiet" onClick={() => outbox.drop(id)}>
              Remove
            </Button>
          </div>
        ) : (
          <p className="flex items-center gap-1.5 pt-0.5 text-xs text-muted">
            <Icon of={Clock} size={16} />
            {state}
          </p>
        )}
      </article>
    </li>
  )
}
