type Table = { readonly tag: string; readonly data: Buffer }

const align = (length: number): number => (length + 3) & ~3

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16
    const start = font.readUInt32BE(at + 8)
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    }
  })
}

function checksum(data: Buffer): number {
  const padded = Buffer.concat([data, Buffer.alloc(align(data.length) - data.length)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

function nameTable(names: ReadonlyMap<number, string>): Buffer {
  const records = [...names].map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }))
  const head = Buffer.alloc(6 + records.length * 12)
  head.writeUInt16BE(records.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  records.forEach(({ id, bytes }, index) => {
    const at = 6 + index * 12
    // platform Windows, encoding Unicode, language English (United States)
    head.writeUInt16BE(3, at)
    head.writeUInt16BE(1, at + 2)
    head.writeUInt16BE(0x409, at + 4)
    head.writeUInt16BE(id, at + 6)
    head.writeUInt16BE(bytes.length, at + 8)
    head.writeUInt16BE(offset, at + 10)
    offset += bytes.length
  })
  return Buffer.concat([head, ...records.map((record) => record.bytes)])
}

/**
 * Replaces the name table of a TrueType font. The licence reserves the source's name, so a modified file
 * must not carry it (OFL 1.1, condition 3).
 */
export function renameFont(font: Buffer, names: ReadonlyMap<number, string>): Buffer {
  const tables = tablesOf(font).map((table) =>
    table.tag === 'name' ? { tag: 'name', data: nameTable(names) } : table,
  )
  const directory = Buffer.alloc(12 + tables.length * 16)
  font.copy(directory, 0, 0, 12)
  const bodies: Buffer[] = []
  let start = directory.length
  tables.forEach(({ tag, data }, index) => {
    const body = Buffer.alloc(align(data.length))
    data.copy(body)
    if (tag === 'head') body.writeUInt32BE(0, 8)
    const at = 12 + index * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum(body), at + 4)
    directory.writeUInt32BE(start, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    bodies.push(body)
    start += body.length
  })
  const result = Buffer.concat([directory, ...bodies])
  const head = tables.findIndex((table) => table.tag === 'head')
  const headStart = directory.readUInt32BE(12 + head * 16 + 8)
  result.writeUInt32BE((0xb1b0afba - checksum(result)) >>> 0, headStart + 8)
  return result
}

/** Returns the names stored in a font. A test uses it to prove that the font was renamed. */
export function fontNames(font: Buffer): string[] {
  const table = tablesOf(font).find(({ tag }) => tag === 'name')?.data
  if (!table) return []
  const strings = table.readUInt16BE(4)
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + index * 12
    const from = strings + table.readUInt16BE(at + 10)
    const bytes = Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8)))
    return table.readUInt16BE(at) === 3 ? bytes.swap16().toString('utf16le') : bytes.toString('latin1')
  })
}

/**
 * Returns the heights of the font's lines, relative to the font size. The local fallback font gets
 * the same ones, so that text does not move when the web font arrives.
 */
export function fontMetrics(font: Buffer): { ascent: number; descent: number; lineGap: number } {
  const tables = new Map(tablesOf(font).map(({ tag, data }) => [tag, data]))
  const head = tables.get('head')
  const hhea = tables.get('hhea')
  if (!head || !hhea) throw new Error('The font has no head or hhea table')
  const em = head.readUInt16BE(18)
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
  }
}
