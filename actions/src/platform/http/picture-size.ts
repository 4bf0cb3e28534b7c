/** Width and height in pixels, as declared in the image header. */
export interface PictureSize {
  width: number
  height: number
}

const readers: Readonly<Record<string, (head: Buffer) => PictureSize | null>> = {
  'image/png': (head) => (head.length < 24 ? null : { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }),
  'image/gif': readGif,
  'image/webp': readWebp,
  'image/jpeg': readJpeg,
}

/** Whether this content type is an image whose header we can read. */
export function isPicture(contentType: string): boolean {
  return Object.hasOwn(readers, contentType)
}

/**
 * An image's decoded size, without decoding it: a few kilobytes may expand to gigabytes.
 * @param head the start of the file
 * @returns null if the start is too short to tell
 */
export function pictureSize(head: Buffer, contentType: string): PictureSize | null {
  return readers[contentType]?.(head) ?? null
}

const GIF_HEADER_BYTES = 13
const [EXTENSION, IMAGE] = [0x21, 0x2c]

/** The logical screen's size, or the first frame's if larger, since browsers enlarge the screen to fit it. */
function readGif(head: Buffer): PictureSize | null {
  if (head.length < GIF_HEADER_BYTES) return null
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
  let at = GIF_HEADER_BYTES + tableBytes(head[10] ?? 0)
  while (head[at] === EXTENSION) {
    // Data sub-blocks follow, each with its length; a length of 0 ends the list.
    at += 2
    while (head[at]) at += 1 + (head[at] ?? 0)
    at += 1
  }
  if (head[at] !== IMAGE || at + 9 > head.length) return null
  return {
    width: Math.max(screen.width, head.readUInt16LE(at + 1) + head.readUInt16LE(at + 5)),
    height: Math.max(screen.height, head.readUInt16LE(at + 3) + head.readUInt16LE(at + 7)),
  }
}

function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** There are three variants: extended, lossless, lossy. */
function readWebp(head: Buffer): PictureSize | null {
  if (head.length < 30) return null
  const form = head.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (form === 'VP8L') {
    const bits = head.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
}

const NO_FRAMES = [0xc4, 0xc8, 0xcc]
/** These markers have no payload: another marker follows directly, which must not be mistaken for a length. */
const standsAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9)

/** The size is in the frame segment, after other segments of any length. */
function readJpeg(head: Buffer): PictureSize | null {
  let at = 2
  while (at + 9 <= head.length) {
    const marker = head[at + 1] ?? 0
    if (head[at] !== 0xff || marker === 0xff) {
      at += 1
      continue
    }
    if (standsAlone(marker)) {
      at += 2
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    }
    at += 2 + head.readUInt16BE(at + 2)
  }
  return null
}
