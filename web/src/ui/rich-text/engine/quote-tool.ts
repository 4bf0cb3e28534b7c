interface QuoteData {
  text: string
}

/** A quotation in one line of text: unlike Editor.js's own tool it has no caption, and Enter ends it (RTE-01, RTE-07). */
export class QuoteTool {
  static conversionConfig = { export: 'text', import: 'text' }
  static get sanitize() {
    return { text: { br: true } }
  }

  private readonly element: HTMLQuoteElement

  constructor({ data }: { data: Partial<QuoteData> }) {
    this.element = document.createElement('blockquote')
    this.element.className = 'editor-quote'
    this.element.contentEditable = 'true'
    this.element.innerHTML = data.text ?? ''
  }

  render() {
    return this.element
  }

  save(element: HTMLElement): QuoteData {
    return { text: element.innerHTML }
  }

  /** Backspace at the start of the next block adds that block's text. */
  merge({ text }: QuoteData) {
    this.element.insertAdjacentHTML('beforeend', text)
  }
}
