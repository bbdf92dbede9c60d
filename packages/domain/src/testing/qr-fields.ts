/// <reference types="node" />

/** Reads the texts of an invoice's QR code by their tag, like the tax authority's app. */
export function qrFields(code: string): Readonly<Record<number, string>> {
  const fields: Record<number, string> = {}
  let rest = Buffer.from(code, 'base64')
  while (rest.length > 0) {
    const [tag = 0, length = 0] = rest
    fields[tag] = rest.subarray(2, 2 + length).toString('utf8')
    rest = rest.subarray(2 + length)
  }
  return fields
}
