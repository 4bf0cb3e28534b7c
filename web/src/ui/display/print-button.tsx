import { Printer } from 'lucide-react'
import { Button } from '../button/button'

/** Prints the page, without what surrounds it. */
export function PrintButton() {
  return (
    <span className="print:hidden">
      <Button icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
    </span>
  )
}
