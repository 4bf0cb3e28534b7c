import { Link } from 'react-router-dom'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Section } from '#ui/display/section.js'

interface ConversationHistoryProps {
  conversations: readonly { conversation_id: string; title: string; last_message_at?: string | null }[]
}

/** The latest conversations, each a way back to it (AIH-10, GD-20). */
export function ConversationHistory({ conversations }: ConversationHistoryProps) {
  if (conversations.length === 0)
    return <p className="text-muted">Start by asking a question in one of the topics from the drop-down above.</p>
  return (
    <Section id="conversations" title="Your conversations">
      <ul className="divide-y divide-line border-y border-line">
        {conversations.map(({ conversation_id: id, title, last_message_at: at }) => (
          <li key={id} className="relative items-baseline justify-between gap-6 py-3 hover:bg-sunken md:flex">
            <Link
              to={paths.conversation(id)}
              className="focus-ring line-clamp-2 min-w-0 rounded-sm text-ink after:absolute after:inset-0 hover:text-accent"
            >
              {title}
            </Link>
            <span className="shrink-0 text-sm text-muted">{at ? formatRelativeDate(at) : null}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
