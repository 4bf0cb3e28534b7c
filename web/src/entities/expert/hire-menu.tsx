import { ChevronDown } from 'lucide-react'
import { creatorAddress } from '#contract/opportunities/type-facts.js'
import { typesToAskFor } from '#contract/opportunities/types/post-titles.js'
import { useSession } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import type { ButtonSize, ButtonVariant } from '#ui/button/button-skin.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Icon } from '#ui/display/icon.js'
import { Menu } from '#ui/overlay/menu.js'
import type { AskableExpertFragment } from './askable-expert.generated'

type Details = NonNullable<AskableExpertFragment['expert_detail']>
/** Visitors get fewer fields, and are offered nothing. */
type Askable = Omit<AskableExpertFragment, 'expert_detail'> & { expert_detail: Partial<Details> | null }

interface HireMenuProps {
  expert: Askable
  variant?: ButtonVariant
  size?: ButtonSize
}

/** What a member can ask an expert for: a choice if there are several, nothing of oneself; the server checks the same. */
export function HireMenu({ expert, variant, size }: HireMenuProps) {
  const { user } = useSession()
  if (!user || user.id === expert.id || !expert.is_expert) return null
  const items = typesToAskFor(isForHire(expert)).flatMap(({ type, ask }) => {
    const to = creatorAddress(type, expert.id)
    return to ? [{ label: ask.title(expert.first_name), detail: ask.about, to }] : []
  })
  const [first, ...others] = items
  if (!first) return null
  const label = `Hire ${expert.first_name}`
  if (others.length === 0)
    return (
      <LinkButton variant={variant} size={size} to={first.to}>
        {label}
      </LinkButton>
    )
  return (
    <Menu
      items={items}
      button={
        <Button variant={variant} size={size}>
          {label}
          <Icon of={ChevronDown} size={16} />
        </Button>
      }
    />
  )
}

/** Open to fractional roles, with a rate card whose category and roles can still be chosen (GD-54). */
function isForHire({ expert_detail: details }: Askable): boolean {
  const card = details?.rate_card
  return Boolean(details?.is_available_for_hire_as_cxo && card?.category && card.roles.some(({ role }) => role))
}
