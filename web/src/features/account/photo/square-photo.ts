const SIDE_PX = 512
const QUALITY = 0.88

/**
 * Crops a picture to its middle square and resizes it as a JPEG for cards. Redrawing strips the camera's metadata,
 * location included.
 * @throws if this browser can't read the file as a picture
 */
export async function squarePhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(side, SIDE_PX)
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  // JPEG has no transparency, which would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty picture'))), 'image/jpeg', QUALITY),
  )
}
