import { useEffect } from 'react'

/** Where the focus may move when its element is removed: the nearest of these ancestors that is still on the page. */
const PARTS = '[data-focus-home], section[aria-label], [role="tabpanel"], article, main'
/** The browser, dialogs and page changes move the focus themselves first, within this time. */
const SETTLE_MS = 60

/**
 * A finished step often removes its own button, or the one that opened its dialog. The focus would then fall back to
 * the body, and keyboard and screen reader users would start over. This moves it to the section or dialog it was in
 * instead.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    /** the last focused element, and the last one on the page itself: dialogs are rendered beside it */
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
      // when the button that opened a dialog is gone, the dialog returns the focus to an older element, such as a tab
      // pressed long ago
      if (cameFromDialog && onPage && target !== onPage && !canHoldFocus(onPage)) return goHome()
      onPage = target
      parts = enclosingParts(target)
    }
    const rescue = () => {
      if (!latest || canHoldFocus(latest) || document.activeElement !== document.body) return
      latest = null
      // the next step of the same dialog: start again from its title
      if (dialog?.isConnected) dialog.focus({ preventScroll: true })
      else goHome()
    }
    const goHome = () => {
      const part = parts.find(({ isConnected }) => isConnected)
      // where nothing on the page had the focus yet, its reader begins at the beginning, before the heading and the tabs
      const start = part ? recoveryTarget(part) : document.querySelector('main')
      const home = onPage && canHoldFocus(onPage) ? onPage : start
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

/** In a section with tabs, the current panel: a button next to the tabs often leads into one. */
function recoveryTarget(part: HTMLElement): HTMLElement {
  return part.querySelector<HTMLElement>('[role="tabpanel"]') ?? part
}

function canHoldFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

function enclosingParts(element: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (
    let part = element.closest<HTMLElement>(PARTS);
    part;
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null
  )
    parts.push(part)
  return parts
}
