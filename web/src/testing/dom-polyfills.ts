/** What Headless UI and Editor.js ask of a browser and happy-dom does not have. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}
