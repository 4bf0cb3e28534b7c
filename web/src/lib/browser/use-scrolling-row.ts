import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How wide the fade of `scrolling-row` is, and so how far from an edge the current item stays. */
const FADE_PX = 40

/**
 * A row that scrolls sideways where the window is narrower, to be used with the class `scrolling-row`. Its current item is scrolled
 * into view, and `data-more` names the edges behind which there is more (`start`, `end`), where the row fades.
 * @param current selector of the current item
 * @param reason whatever it is that may have moved it or changed the widths
 */
export function useScrollingRow<Row extends HTMLElement>(current: string, reason: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason to look again
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    let measured = Number.NaN
    const mark = () => markEdges(element)
    // it reports once what it begins to observe, before that is painted: asking earlier would lay the page out twice
    const sizes = new ResizeObserver(() => {
      // a phone was turned; else fonts that load later widen its items
      if (element.clientWidth === measured) return mark()
      measured = element.clientWidth
      showCurrent(element, current)
    })
    for (const box of [element, ...element.children]) sizes.observe(box)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [current, reason])
  return row
}

function showCurrent(row: HTMLElement, current: string): void {
  scrollTo(row, row.querySelector(current))
  markEdges(row)
}

/** `scrollIntoView` would move the page as well. */
function scrollTo(row: Element, item: Element | null): void {
  if (!item) return
  const [frame, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  const [before, after] = [place.left - frame.left - FADE_PX, place.right - frame.right + FADE_PX]
  if (before < 0) row.scrollLeft += before
  else if (after > 0) row.scrollLeft += after
}

function markEdges(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row
  const from = Math.abs(scrollLeft)
  // in parts of a pixel on some screens
  row.dataset.more = [from > 1 ? 'start' : '', from < scrollWidth - clientWidth - 1 ? 'end' : ''].join(' ').trim()
}
