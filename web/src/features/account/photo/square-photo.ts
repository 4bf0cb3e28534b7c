const SIDE_PX = 512
const QUALITY = 0.88

/**
 * The middle square of a picture, as a JPEG of a size that a card needs. Drawing it anew leaves behind what a camera
 * wrote into the file, the place among it.
 * @throws when the file is no picture that this browser can read
 */
export async function squarePhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(side, SIDE_PX)
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  // transparent parts would turn black
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
