import type { DiffPart } from './word-diff'

/** Removed words are struck through and added ones underlined, so that no change is told by colour alone. */
export function TextParts({ parts }: { parts: readonly DiffPart[] }) {
  let offset = 0
  return parts.map(({ kind, text }) => {
    const key = `${kind}${offset}`
    offset += text.length
    if (kind === 'same') return <span key={key}>{text}</span>
    if (kind === 'added')
      return (
        <ins
          key={key}
          className="rounded-sm [del+&]:ms-1 bg-accent-soft text-ink underline decoration-accent underline-offset-4"
        >
          {text}
        </ins>
      )
    return (
      <del key={key} className="rounded-sm bg-danger-soft text-ink decoration-danger">
        {text}
      </del>
    )
  })
}
