import type { CSSProperties } from 'react'
import { postType } from '#contract/opportunities/types.js'
import { typeLabel } from './opportunity-facts'
import './opportunity-type-badge.css'

/** The type's own colour under white text; in the dark theme a tint with light text (GO-77, brand). */
export function OpportunityTypeBadge({ type }: { type: string }) {
  const colour = postType(type)?.colour ?? 'var(--color-muted)'
  return (
    <span className="type-badge" style={{ '--type': colour } as CSSProperties}>
      {typeLabel(type)}
    </span>
  )
}
