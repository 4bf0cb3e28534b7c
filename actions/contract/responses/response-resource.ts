/** The artefact of a response, whichever way it is stored. */
export interface Artefact {
  path: string
  title: string
}

/** How a writer stores it: insights as an object, the editor of AI training as a list of one (RESP-11, EDIT-09, GI-28). */
export type ResourceShape = 'insight' | 'editor'

export function toResource({ path, title }: Artefact, shape: ResourceShape): object {
  return shape === 'editor' ? [{ title, path }] : { filePath: path, fileTitle: title }
}

/** @returns null without an artefact, or if what is stored can't be read */
export function readResource(stored: unknown): Artefact | null {
  const entry: unknown = Array.isArray(stored) ? stored[0] : stored
  if (typeof entry !== 'object' || entry === null) return null
  const { filePath, fileTitle, path = filePath, title = fileTitle } = entry as Record<string, unknown>
  return typeof path === 'string' && typeof title === 'string' ? { path, title } : null
}

/** The shape a response was stored in, which its next writer keeps. */
export const shapeOf = (stored: unknown): ResourceShape => (Array.isArray(stored) ? 'editor' : 'insight')
