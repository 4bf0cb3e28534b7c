import type EditorJS from '@editorjs/editorjs'
import { type EditorOutput, editorToRaw, rawToEditor } from '#contract/rich-text/editor-adapter.js'
import type { RawContent } from '#contract/rich-text/raw-content.js'

type Block = EditorOutput['blocks'][number]

/** All lines of the editor in their stored form, with empty ones, which saving leaves out: one block per line. */
export async function readLines(editor: EditorJS): Promise<RawContent> {
  return editorToRaw({ blocks: await readBlocks(editor) })
}

async function readBlocks(editor: EditorJS): Promise<Block[]> {
  const read = Array.from({ length: editor.blocks.getBlocksCount() }, async (_, index): Promise<Block> => {
    const block = editor.blocks.getBlockByIndex(index)
    const saved = await block?.save()
    const data = saved && 'data' in saved ? (saved.data as Block['data']) : {}
    return { type: block?.name ?? 'paragraph', data }
  })
  return Promise.all(read)
}

/** Shows another text and replaces only the blocks that differ, so that the rest of the page doesn't move. */
export async function showBlocks(editor: EditorJS, content: RawContent): Promise<void> {
  const present = (await readBlocks(editor)).map(signature)
  const wanted = rawToEditor(content).blocks
  const signatures = wanted.map(signature)
  const differs = (one: string | undefined, index: number) => one !== present[index]
  const found = signatures.findIndex(differs)
  const start = found === -1 ? Math.min(signatures.length, present.length) : found
  let tail = 0
  while (
    tail < Math.min(signatures.length, present.length) - start &&
    signatures.at(-1 - tail) === present.at(-1 - tail)
  )
    tail++
  const replacing = wanted.slice(start, wanted.length - tail)
  const removed = present.length - tail - start
  if (replacing.length > 0) editor.blocks.insertMany(replacing as never, start)
  for (let left = removed; left > 0; left--) await editor.blocks.delete(start + replacing.length)
}

const signature = (block: Block) => JSON.stringify(editorToRaw({ blocks: [block] }))
