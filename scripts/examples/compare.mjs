import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

/**
 * How many pixels may differ. That covers a line of text shifted by half a pixel; a part that has
 * moved differs in thousands of pixels.
 */
const allowed = 25

const pixels = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

async function differing(one, other) {
  const [first, second] = await Promise.all([pixels(one), pixels(other)])
  if (first.info.width !== second.info.width || first.info.height !== second.info.height)
    return `${first.info.width}×${first.info.height} against ${second.info.width}×${second.info.height}`
  let count = 0
  for (let at = 0; at < first.data.length; at += 3) {
    const far = Math.max(
      Math.abs(first.data[at] - second.data[at]),
      Math.abs(first.data[at + 1] - second.data[at + 1]),
      Math.abs(first.data[at + 2] - second.data[at + 2]),
    )
    if (far > 8) count += 1
  }
  return count > allowed ? `${count} pixels differ` : undefined
}

/** Compares the pictures of two examples and returns what differs. */
export async function pictureDifferences(folder, one, other) {
  const ofOne = readdirSync(folder).filter((file) => file.startsWith(`${one}.`))
  const problems = ofOne.length === 0 ? ['there are no pictures'] : []
  for (const file of ofOne) {
    const rest = file.slice(one.length)
    const said = await differing(join(folder, file), join(folder, `${other}${rest}`))
    if (said) problems.push(`${rest.slice(1)}: ${said}`)
  }
  return problems
}
