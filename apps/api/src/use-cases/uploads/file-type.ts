/** The media type of an uploaded file and whether it is an image. */
export type FileType = { readonly media: string; readonly image: boolean }

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Detects the type of a file from its first bytes; its name and the declared type are ignored. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { media: 'image/jpeg', image: true }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return { media: 'image/png', image: true }
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8))
    return { media: 'image/webp', image: true }
  if (startsWith(bytes, ascii('%PDF-'))) return { media: 'application/pdf', image: false }
  return undefined
}
