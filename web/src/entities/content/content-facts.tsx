import { Eye, ThumbsUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isNewContent } from '#contract/content/content-age.js'
import { shortCount } from '#contract/format/counts.js'
import { formatCardDate } from '#contract/format/dates.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { Icon } from '#ui/display/icon.js'
import type { ContentView } from './content-view'

/** What it is about and from when; the topic leads to the list of its kind. */
export function ContentTopic({ content, now = new Date() }: { content: ContentView; now?: Date }) {
  const { topic, kind, createdAt, recording } = content
  const list = kind === 'answer' ? paths.questionSummary({ topic: topic.id }) : paths.insights({ topic: topic.id })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Link to={list} className="focus-ring relative z-10 rounded-sm font-medium text-accent hover:underline">
        {topic.name}
      </Link>
      {isNewContent(new Date(createdAt), now) ? <Badge tone="accent">New</Badge> : null}
      <time dateTime={createdAt}>{formatCardDate(new Date(createdAt))}</time>
      {recording ? <span>{recording}</span> : null}
    </p>
  )
}

/** Who says so; the name leads to the profile. */
export function ContentByline({ content, size = 32 }: { content: ContentView; size?: 32 | 40 }) {
  const { id, name, to, picture, designation } = content.author
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={id} name={name} src={picture} size={size} />
      <p className="min-w-0 text-sm leading-5">
        <Link
          to={to}
          className="focus-ring relative z-10 rounded-sm font-medium text-ink hover:text-accent hover:underline"
        >
          {name}
        </Link>
        {designation ? <span className="block truncate text-muted">{designation}</span> : null}
      </p>
    </div>
  )
}

/** How many liked and opened it (INS-54). */
export function ContentCounts({ content }: { content: ContentView }) {
  return (
    <dl className="flex items-center gap-4 text-sm text-muted">
      <Count icon={ThumbsUp} name="Likes" count={content.likes} />
      <Count icon={Eye} name="Views" count={content.views} />
    </dl>
  )
}

function Count({ icon, name, count }: { icon: typeof Eye; name: string; count: number }) {
  return (
    <div className="flex items-center gap-1">
      <dt>
        <Icon of={icon} size={16} />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="tabular">{shortCount(count)}</dd>
    </div>
  )
}
