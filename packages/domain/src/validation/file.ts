import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES } from '../vocabulary/index.ts'
import { fieldProblem } from './problem.ts'
import type { FieldProblem } from './problem.ts'

export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'
/** Which files an upload accepts. */
export type AcceptedFileKind = 'image' | 'image_or_pdf'

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

const holds = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte)

/** Detects the type of a file from its first bytes; its name and declared type are ignored. */
export function detectMediaType(bytes: Uint8Array): FileType | undefined {
  if (holds(bytes, JPEG)) return 'image/jpeg'
  if (holds(bytes, PNG)) return 'image/png'
  if (holds(bytes, PDF)) return 'application/pdf'
  return holds(bytes, RIFF) && holds(bytes, WEBP, 8) ? 'image/webp' : undefined
}

/**
 * The error of an uploaded file. Attachments of requests must be images; a passport may also be a
 * PDF.
 */
export function fileProblem(
  bytes: Uint8Array,
  size: number,
  rule: AcceptedFileKind,
): FieldProblem | undefined {
  if (!(size <= MAX_FILE_BYTES))
    return fieldProblem('validation.file.tooLarge', { megabytes: MAX_FILE_MEGABYTES })
  const type = detectMediaType(bytes)
  const accepted = type !== undefined && (type !== 'application/pdf' || rule === 'image_or_pdf')
  if (accepted) return undefined
  return fieldProblem(rule === 'image' ? 'validation.file.imageOnly' : 'validation.file.imageOrPdf')
}
