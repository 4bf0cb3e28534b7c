import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.js'

interface ListAndOpenProps {
  list: ReactNode
  /** somebody chose what is open; on phones it stands in place of the list then */
  isChosen: boolean
  onBack(): void
  /** what is open */
  children: ReactNode
}

/** A list beside what is open in it; on phones one after the other. */
export function ListAndOpen({ list, isChosen, onBack, children }: ListAndOpenProps) {
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
