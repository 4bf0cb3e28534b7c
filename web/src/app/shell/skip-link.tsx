/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed start-4 top-4 z-50 -translate-y-24 rounded-md bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}
