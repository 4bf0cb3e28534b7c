const CONTROL_OR_PATH = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu

/** A file name for storage and download: no paths, no control characters, 255 characters at most. */
export function cleanAssetName(sent: string | undefined, maximum: number): string {
  const lastPart = (sent ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = lastPart
    .replace(/\p{Surrogate}/gu, '')
    .replace(CONTROL_OR_PATH, '_')
    .replace(/^[.\s]+|\s+$/gu, '')
  const characters = [...name]
  if (characters.length <= maximum) return name || 'file'
  const extension = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? ''
  return characters.slice(0, maximum - [...extension].length).join('') + extension
}
