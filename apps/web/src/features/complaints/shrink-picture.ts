/** The longest side of a picture that is sent, in pixels: enough to see a stain or a broken handle. */
const LONGEST_SIDE = 1600
const QUALITY = 0.85

/**
 * Returns a smaller copy of a photo, so that it is sent fast, without the place where the device took it. What the
 * browser can’t read is sent as it is, and the server decides.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    return blob === null ? file : new File([blob], file.name, { type: blob.type })
  } catch {
    return file
  }
}
