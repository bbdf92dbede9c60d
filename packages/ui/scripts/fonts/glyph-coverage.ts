/**
 * Reads the code points with a glyph from the `cmap` table of a TrueType font (format 4, which covers
 * ours).
 */
export function glyphCoverage(font: Buffer): ReadonlySet<number> {
  const cmap = tableStart(font, 'cmap')
  const found = new Set<number>()
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const start = cmap + font.readUInt32BE(cmap + 8 + index * 8)
    if (font.readUInt16BE(start) === 4) addSegments(font, start, found)
  }
  return found
}

function tableStart(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new RangeError(`no table ${tag}`)
}

function addSegments(font: Buffer, start: number, found: Set<number>): void {
  const double = font.readUInt16BE(start + 6)
  const ends = start + 14
  const starts = ends + double + 2
  const deltas = starts + double
  const offsets = deltas + double
  for (let at = 0; at < double; at += 2) {
    const first = font.readUInt16BE(starts + at)
    const last = font.readUInt16BE(ends + at)
    const offset = font.readUInt16BE(offsets + at)
    for (let point = first; point <= last && point !== 0xffff; point += 1) {
      const glyph =
        offset === 0
          ? (point + font.readUInt16BE(deltas + at)) & 0xffff
          : font.readUInt16BE(offsets + at + offset + (point - first) * 2)
      if (glyph !== 0) found.add(point)
    }
  }
}
