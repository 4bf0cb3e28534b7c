/**
 * The form in which the editor's texts are stored.
 * @param {readonly (readonly [type: string, text: string])[]} blocks
 */
export function toRaw(blocks) {
  return {
    blocks: blocks.map(([type, text], index) => ({
      key: `b${index}`,
      text,
      type,
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    })),
    entityMap: {},
  }
}

/** @param {readonly string[]} paragraphs */
export const paragraphsToRaw = (paragraphs) => toRaw(paragraphs.map((text) => ['unstyled', text]))
