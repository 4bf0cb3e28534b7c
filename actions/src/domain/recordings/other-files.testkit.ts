/** Files that are no recordings, whatever they are called. */
export const PDF = Buffer.from(`%PDF-1.7\n${'words '.repeat(1000)}\n%%EOF`)
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
