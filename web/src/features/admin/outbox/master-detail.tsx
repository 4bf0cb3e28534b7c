import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.js'

interface MasterDetailProps {
  list: ReactNode
  /** something was chosen from the list; on phones it then replaces the list */
  isChosen: boolean
  onBack(): void
  /** the open item */
  children: ReactNode
}

/** A list beside its open item; on phones, one at a time. */
export function MasterDetail({ list, isChosen, onBack, children }: MasterDetailProps) {
  const chosen = isChosen || undefined
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <div data-chosen={chosen} className="max-lg:data-chosen:hidden">
        {list}
      </div>
      <div data-chosen={chosen} className="min-w-0 max-lg:not-data-chosen:hidden lg:sticky lg:top-20">
        <Button variant="quiet" size="sm" icon={ArrowLeft} className="mb-3 lg:hidden" onClick={onBack}>
          Back to the list
        </Button>
        {children}
      </div>
    </div>
  )
}
