import { AudioLines, FileText, Paperclip, Video } from 'lucide-react'
import { Link } from 'react-router-dom'
import { readResponseText } from '#contract/content/response-text.js'
import { formatCardDate } from '#contract/format/dates.js'
import { fullName } from '#contract/format/full-name.js'
import { Avatar } from '#ui/display/avatar.js'
import { Icon } from '#ui/display/icon.js'
import type { OwnResponseFragment } from '../questions/expert-questions.expert.generated'

const MINUTE_S = 60
const LOOKS = {
  audio: { icon: AudioLines, label: 'Audio' },
  video: { icon: Video, label: 'Video' },
  text: { icon: FileText, label: 'Text' },
} as const

interface ResponseCardProps {
  response: OwnResponseFragment
  /** the page with the whole answer */
  to: string
}

/** An answer in short: its words, or of a recording how long it is and what is said in it (DASH-45). */
export function ResponseCard({ response, to }: ResponseCardProps) {
  const { response_type, media_duration, created_at, resource_url, user, user_id } = response
  const type = response_type === 'audio' || response_type === 'video' ? response_type : 'text'
  const attachment = attachmentTitle(resource_url)
  return (
    <Link
      to={to}
      className="focus-ring grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-4 text-sm transition-colors duration-120 hover:border-control"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {user ? (
          <span className="flex items-center gap-2 font-medium text-ink">
            <Avatar id={user_id} name={fullName(user)} src={user.profile_pic} size={24} />
            {fullName(user)}
          </span>
        ) : null}
        <span className="flex items-center gap-1">
          <Icon of={LOOKS[type].icon} size={16} />
          {LOOKS[type].label}
          {type !== 'text' && media_duration ? `, ${Math.ceil(media_duration / MINUTE_S)} min` : ''}
        </span>
        <time dateTime={created_at}>{formatCardDate(new Date(created_at))}</time>
      </span>
      <Words response={response} isRecorded={type !== 'text'} />
      {attachment ? (
        <span className="flex items-center gap-1 text-muted">
          <Icon of={Paperclip} size={16} />
          <span className="min-w-0 truncate">{attachment}</span>
        </span>
      ) : null}
    </Link>
  )
}

function Words({ response, isRecorded }: { response: OwnResponseFragment; isRecorded: boolean }) {
  const stored = isRecorded ? response.media_transcript_formatted : response.response_text
  const [first] = readResponseText(stored)
  if (!first) return <span className="text-muted">{isRecorded ? 'There is no transcript yet.' : ''}</span>
  return (
    <span className="grid gap-1">
      {first.heading ? <span className="font-medium text-ink">{first.heading}</span> : null}
      <span className="line-clamp-3 wrap-anywhere text-muted">{first.text}</span>
    </span>
  )
}

/** One object with `fileTitle`, or a list whose first entry has a `title` (GI-28). */
function attachmentTitle(stored: unknown): string | null {
  const one: unknown = Array.isArray(stored) ? stored[0] : stored
  if (typeof one !== 'object' || one === null) return null
  const { title, fileTitle } = one as { title?: unknown; fileTitle?: unknown }
  return [title, fileTitle].find((words): words is string => typeof words === 'string' && words !== '') ?? null
}
