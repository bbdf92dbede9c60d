import type { Locator } from '@playwright/test'
import reader from 'jsqr'
import sharp from 'sharp'

/** Returns what the camera of a phone would read from this element. */
export async function readQrCode(element: Locator): Promise<string> {
  const picture = sharp(await element.screenshot({ scale: 'css' })).resize({ width: 480, kernel: 'nearest' })
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = reader.default(new Uint8ClampedArray(data), info.width, info.height)
  if (!found) throw new Error('no code in the picture')
  return found.data
}

/**
 * Counts the pages of a PDF by its `/Page` objects. `/Pages` is the tree above them and does not
 * count.
 */
export const countPdfPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
