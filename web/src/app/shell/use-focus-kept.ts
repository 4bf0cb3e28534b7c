import { useEffect } from 'react'

/** Where the focus may go on when what had it is gone: the nearest part of the page around it that is still there. */
const PARTS = '[data-focus-home], section[aria-label], [role="tabpanel"], article, main'
/** After a change the browser, dialogs and page changes settle the focus themselves first. */
const SETTLE_MS = 60

/**
 * A step done often takes its own button away, or the one that opened its dialog. The focus would fall to the page's very
 * beginning then, where keyboard and screen reader start anew; it goes to the part of the page, or the dialog, that it was
 * in instead.
 */
export function useFocusKept(): void {
  useEffect(() => {
    /** what had the focus last, and what on the page itself: a dialog stands beside it */
    let latest: HTMLElement | null = null
    let onPage: HTMLElement | null = null
    let dialog: HTMLElement | null = null
    let parts: HTMLElement[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const cameFromDialog = latest?.closest('[role="dialog"]') != null
      latest = target
      dialog = target.closest('[role="dialog"]')
      if (!target.closest('main')) return
      // where what opened a dialog has gone, the dialog gives the focus to whatever had it earlier: a tab pressed long ago
      if (cameFromDialog && onPage && target !== onPage && !canHoldFocus(onPage)) return goHome()
      onPage = target
      parts = partsAround(target)
    }
    const rescue = () => {
      if (!latest || canHoldFocus(latest) || document.activeElement !== document.body) return
      latest = null
      // the next step of the same dialog: from its title on
      if (dialog?.isConnected) dialog.focus({ preventScroll: true })
      else goHome()
    }
    const goHome = () => {
      const home =
        onPage && canHoldFocus(onPage)
          ? onPage
          : whereItGoesOn(parts.find((part) => part.isConnected) ?? document.querySelector('main'))
      if (!home) return
      if (home !== onPage && !home.hasAttribute('tabindex')) home.tabIndex = -1
      home.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(rescue, SETTLE_MS)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

/** Of a part with tabs the current panel: a button beside them often leads into one. */
function whereItGoesOn(part: HTMLElement | null): HTMLElement | null {
  return part?.querySelector<HTMLElement>('[role="tabpanel"]') ?? part
}

function canHoldFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

function partsAround(element: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (
    let part = element.closest<HTMLElement>(PARTS);
    part;
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null
  )
    parts.push(part)
  return parts
}
