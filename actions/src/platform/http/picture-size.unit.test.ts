import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-size.js'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const ofSize = (contentType: string, head: Buffer) => pictureSize(head, contentType)

const FRAME_OF_8 = [0x2c, 0, 0, 0, 0, 8, 0, 8, 0, 0]

describe('[X-50] the decoded size of an image', () => {
  it.each([
    [
      'PNG',
      'image/png',
      bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50]),
      50_000,
      50_000,
    ],
    ['GIF', 'image/gif', bytes('GIF89a', [0xff, 0xff, 0x10, 0, 0, 0, 0], FRAME_OF_8), 65_535, 16],
    [
      'GIF whose first picture is larger than its screen, behind colours and words',
      'image/gif',
      bytes(
        'GIF89a',
        [1, 0, 1, 0, 0x80, 0, 0],
        [0, 0, 0, 9, 9, 9],
        [0x21, 0xfe, 2, 0x2c, 0x2c, 1, 0x2c, 0],
        [0x2c],
        [0, 0, 1, 0, 0xff, 0xff, 0xfe, 0xff, 0],
      ),
      65_535,
      65_535,
    ],
    [
      'WebP, extended',
      'image/webp',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0xff, 0xff, 0xff, 1, 0, 0]),
      16_777_216,
      2,
    ],
    [
      'WebP, lossless',
      'image/webp',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [9, 0, 0, 0, 0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0]),
      16_384,
      16_384,
    ],
    [
      'WebP, lossy',
      'image/webp',
      bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [9, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xf0, 0]),
      320,
      240,
    ],
    [
      'JPEG',
      'image/jpeg',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 11, 8, 0xff, 0xdc, 0xff, 0xfa]),
      65_530,
      65_500,
    ],
    [
      'JPEG with a marker that stands alone before what looks like its length',
      'image/jpeg',
      bytes([0xff, 0xd8, 0xff, 0x01, 0xff, 0xc0, 0, 11, 8, 0xff, 0xdc, 0xff, 0xfa, 1, 1, 0x11, 0]),
      65_530,
      65_500,
    ],
  ])('is read from its header: %s', (_kind, contentType, head, width, height) => {
    expect(ofSize(contentType, head)).toEqual({ width, height })
  })

  it('is unknown if the header is cut short or invalid', () => {
    for (const kind of ['image/png', 'image/gif', 'image/webp', 'image/jpeg'])
      for (const head of [Buffer.alloc(0), Buffer.alloc(9, 0xff), bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])])
        expect([kind, ofSize(kind, head)]).toEqual([kind, null])
  })
})
