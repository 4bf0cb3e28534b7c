import { type RefObject, useLayoutEffect } from 'react'

const GAP_PX = 8

/**
 * Keeps what floats at the top of the window below the bars that it would cover (`data-bar`): the page's header with what it
 * says of the network, and the heads of dialogs, which stand at the top on phones.
 * @param isShown whether there is anything to keep clear
 */
export function useBelowBars(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const floating = box.current
    if (!isShown || !floating) return
    const place = () => {
      floating.style.top = `${topBelowBars(floating)}px`
    }
    place()
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    // the page's header is below a strip that scrolls away
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      changes.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [box, isShown])
}

function topBelowBars(floating: HTMLElement): number {
  const { left, right, height } = floating.getBoundingClientRect()
  let top = GAP_PX
  for (const bar of document.querySelectorAll('[data-bar]')) {
    const box = bar.getBoundingClientRect()
    const isInTheWay = box.bottom > top && box.top < top + height && box.left < right && box.right > left
    if (isInTheWay) top = box.bottom + GAP_PX
  }
  return top
}
