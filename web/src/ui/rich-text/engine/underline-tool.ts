/** Keeps `<u>` through Editor.js's sanitiser, which strips every tag without an inline tool (RTE-01). */
export class UnderlineTool {
  static isInline = true
  static title = 'Underline'
  static get sanitize() {
    return { u: {} }
  }

  render() {
    return { icon: '', name: 'underline', onActivate: () => document.execCommand('underline') }
  }
}
