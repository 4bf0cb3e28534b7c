import type { CSSProperties } from 'react'
import { typeFacts } from '#contract/opportunities/type-facts.js'
import { typeLabel } from './opportunity-facts'

/** White text on the type's own colour; in the dark theme, light text on a tint (GO-77). */
export function OpportunityTypeBadge({ type }: { type: string }) {
  const colour = typeFacts(type)?.colour ?? 'var(--color-muted)'
  return (
    <span className="type-badge" style={{ '--type': colour } as CSSProperties}>
      {typeLabel(type)}
    </span>
  )
}
