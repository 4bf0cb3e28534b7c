import { useEffect } from 'react'
import type { TextAttributes } from './engine/text-attributes'
import type { EditorState } from './use-editor'

/** Gives every line of an edited text these attributes, since any of them may have the focus. */
export function useTextAttributes(engine: EditorState['engine'], attributes: TextAttributes): void {
  const key = JSON.stringify(attributes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new with every render, its content is not
  useEffect(() => engine?.describe(attributes), [engine, key])
}
