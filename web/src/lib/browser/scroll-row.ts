/** Scrolls a row until this item of it is in view; `scrollIntoView` would move the page as well. */
export function scrollRowTo(row: Element | null, item: Element | null | undefined): void {
  if (!row || !item) return
  const [frame, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (place.left < frame.left) row.scrollLeft += place.left - frame.left
  else if (place.right > frame.right) row.scrollLeft += place.right - frame.right
}
