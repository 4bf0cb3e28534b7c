const SIDE_PX = 512
const QUALITY = 0.9

/** A square of a picture, in its pixels. */
export interface PhotoArea {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Cuts a square out of a picture, as a JPEG that is small to send. The server encodes it once more.
 * @throws if this browser can't read the file as a picture
 */
export async function cutPhoto(file: Blob, area: PhotoArea): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(Math.round(area.width), SIDE_PX))
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  // JPEG has no transparency, which would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty picture'))), 'image/jpeg', QUALITY),
  )
}

/** @returns whether this browser can read the file as a picture */
export async function isReadablePicture(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}
