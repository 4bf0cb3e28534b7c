import type { ReactNode } from 'react'
import { PageHeader } from '#ui/display/page-header.js'
import { PrintButton } from '#ui/display/print-button.js'
import type { DealFieldsFragment } from './deal-fields.generated'
import { DealPaper, dealDay } from './deal-paper'

interface DealPageProps {
  deal: DealFieldsFragment
  /** the type's badge, which is the opportunities' own */
  badge: ReactNode
  back: { to: string; label: string }
  /** between the title and the record; isn't printed */
  children?: ReactNode
}

/** The record of a deal under its title, with a way back and a button that prints it. */
export function DealPage({ deal, badge, back, children }: DealPageProps) {
  return (
    <div className="max-w-[48rem]">
      <div className="print:hidden">
        <PageHeader
          title="Record of the deal"
          lead={`Agreed on ${dealDay(deal.accepted_at)}. Nobody can change this record.`}
          back={back}
          actions={<PrintButton />}
        />
        {children}
      </div>
      <DealPaper deal={deal} badge={badge} />
    </div>
  )
}
