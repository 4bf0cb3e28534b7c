/** APIs that Headless UI and Editor.js need and happy-dom lacks. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}
