import { CirclePlay, ExternalLink } from 'lucide-react'
import { webUrl } from '#lib/stored/web-url.js'
import { Icon } from '#ui/display/icon.js'
import { useProfileVideoQuery } from '../prompt-facts.generated'

/**
 * The operator’s video about profiles, where there is one (PROMPT-20, GD-37). It opens where it lives, with the player and
 * the captions it has there: pages of ours play only what is ours.
 */
export function ProfileVideo() {
  const { data } = useProfileVideoQuery()
  const url = webUrl(data?.system_configurations[0]?.value)
  if (!url) return null
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      className="focus-ring mb-4 flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3 text-ink hover:text-accent"
    >
      <Icon of={CirclePlay} size={24} className="text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">Watch the video</span>
        <span className="block text-sm text-muted">What companies look for in a profile. Opens in a new tab.</span>
      </span>
      <Icon of={ExternalLink} size={16} className="text-muted" />
    </a>
  )
}
