import { useEffect } from 'react'

/** By what they have anyway: a page's first code has no byte to spare. */
const ALERTS = '[aria-label="Messages"]'
const BARS = 'header.sticky, [data-bar]'
const GAP_PX = 8

/**
 * Keeps alerts below the bars that they would cover: the page's header with what it says of the network, and the heads of
 * dialogs (`data-bar`), which stand at the top on phones. Apart from the alerts, because no page needs it at first.
 */
export default function AlertsBelowBars() {
  useEffect(() => {
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    // the page's header is below a strip that scrolls away
    window.addEventListener('scroll', place, true)
    return () => {
      changes.disconnect()
      window.removeEventListener('scroll', place, true)
    }
  }, [])
  return null
}

function place(): void {
  const alerts = document.querySelector<HTMLElement>(ALERTS)
  if (!alerts?.hasChildNodes()) return
  const { left, right, height } = alerts.getBoundingClientRect()
  let top = GAP_PX
  for (const bar of document.querySelectorAll(BARS)) {
    const box = bar.getBoundingClientRect()
    const isInTheWay = box.bottom > top && box.top < top + height && box.left < right && box.right > left
    if (isInTheWay) top = box.bottom + GAP_PX
  }
  alerts.style.top = `${top}px`
}
