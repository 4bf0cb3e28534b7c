import { Copy, Download } from 'lucide-react'
import { useRef } from 'react'
import { saveFile } from '#lib/browser/save-file.js'
import { useConfig } from '#lib/config.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'

/** The codes, shown only once, with ways to save them. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const { productName } = useConfig()
  const alerts = useAlerts()
  const text = codes.join('\n')

  const list = useRef<HTMLUListElement>(null)
  const copy = async () => {
    if ((await copyText(text)) || copyShown(list.current)) alerts.show({ tone: 'success', text: 'Copied.' })
    else alerts.show({ tone: 'error', text: 'Your browser did not allow copying. Save them as a file instead.' })
  }
  const save = () =>
    saveFile(new Blob([`${productName} backup codes\n\n${text}\n`], { type: 'text/plain' }), 'backup-codes.txt')

  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Keep these somewhere only you can find them. Each one logs you in once if you don’t have your phone. They won’t
        be shown again.
      </p>
      <ul
        ref={list}
        aria-label="Backup codes"
        className="tabular grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="sm" icon={Download} onClick={save}>
          Save as a file
        </Button>
      </div>
    </div>
  )
}

/**
 * Browsers offer no clipboard to pages on plain http.
 * @returns whether the text was copied
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Selects the text on the page and copies that.
 * @returns whether the browser allowed it
 */
function copyShown(shown: HTMLElement | null): boolean {
  const selection = getSelection()
  if (!shown || !selection) return false
  selection.selectAllChildren(shown)
  const isCopied = document.execCommand('copy')
  selection.removeAllRanges()
  return isCopied
}
