/** Width and height in pixels, as a picture's own header tells them. */
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

/** Whether this kind of file is a picture whose size is known from its header. */
export function isPicture(contentType: string): boolean {
  return Object.hasOwn(readers, contentType)
}

/**
 * What a picture will measure once it is decoded, without decoding it: a few kilobytes may unfold to gigabytes.
 * @param head the file's beginning
 * @returns null while the beginning is too short to tell
 */
export function pictureSize(head: Buffer, contentType: string): PictureSize | null {
  return readers[contentType]?.(head) ?? null
}

const GIF_HEADER_BYTES = 13
const [EXTENSION, IMAGE] = [0x21, 0x2c]

/** The screen's size, or the first picture's where that is larger: browsers make the screen as large as it. */
function readGif(head: Buffer): PictureSize | null {
  if (head.length < GIF_HEADER_BYTES) return null
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
  let at = GIF_HEADER_BYTES + tableBytes(head[10] ?? 0)
  while (head[at] === EXTENSION) {
    // Its blocks follow, each with its length; one of length 0 is the last.
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

/** One of three forms: extended, lossless, lossy. */
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
/** Nothing belongs to it: what follows is the next marker, which a reader that takes it for a length would skip. */
const standsAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9)

/** The size stands in the frame's segment, which comes after others of any length. */
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
