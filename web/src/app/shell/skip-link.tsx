/** The first tab stop on every page. Placed where full-page screenshots, overscroll and print don't reveal it. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed start-4 top-4 z-50 -translate-y-24 rounded-md opacity-0 bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:translate-y-0 focus:opacity-100"
    >
      Skip to the content
    </a>
  )
}
