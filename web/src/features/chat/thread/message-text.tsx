import type { ReactNode } from 'react'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import { ChatTextView } from '#ui/rich-text/rich-text-view.js'

interface MessageTextProps {
  content: RawContent
  /** full names of those who are mentioned, set apart in the text */
  mentioned: readonly string[]
}

/** A message's text in the sans of the interface, with mentions set apart. */
export function MessageText({ content, mentioned }: MessageTextProps) {
  return <ChatTextView content={content} decorate={(text) => withMentions(text, mentioned)} />
}

function withMentions(text: string, mentioned: readonly string[]): ReactNode {
  const name = mentioned.find((one) => text.includes(`@${one}`))
  if (!name) return text
  const at = text.indexOf(`@${name}`)
  return (
    <>
      {text.slice(0, at)}
      <span className="rounded-sm bg-accent-soft px-0.5 font-medium text-accent">@{name}</span>
      {withMentions(text.slice(at + name.length + 1), mentioned)}
    </>
  )
}
