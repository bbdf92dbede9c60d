/** Which and how many files can be added. */
export interface FileLimits {
  /** As in an input's `accept`: `image/*`, `application/pdf`, `.pdf`. */
  readonly accept: readonly string[]
  readonly maxBytes: number
  /** The number of files that may still be added. */
  readonly room: number
}

/** A file that cannot be added, and why. */
export type RejectedFile = { readonly file: File; readonly why: 'wrongType' | 'tooBig' | 'tooMany' }

const fits = ({ name, type }: File, pattern: string): boolean => {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern.toLowerCase())
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}

/**
 * Separates the files that can be added from the others. A browser lets people drop any file,
 * whatever `accept` says.
 */
export function validateFiles(
  files: readonly File[],
  { accept, maxBytes, room }: FileLimits,
): { readonly taken: readonly File[]; readonly refused: readonly RejectedFile[] } {
  const taken: File[] = []
  const refused: RejectedFile[] = []
  for (const file of files) {
    if (accept.length > 0 && !accept.some((pattern) => fits(file, pattern)))
      refused.push({ file, why: 'wrongType' })
    else if (file.size > maxBytes) refused.push({ file, why: 'tooBig' })
    else if (taken.length >= room) refused.push({ file, why: 'tooMany' })
    else taken.push(file)
  }
  return { taken, refused }
}

/** Returns the size as a number with its unit: whole kilobytes, or megabytes with at most one decimal. */
export function formatFileSize(bytes: number): {
  readonly amount: number
  readonly unit: 'kilobytes' | 'megabytes'
} {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024
    ? { amount: kilobytes, unit: 'kilobytes' }
    : { amount: Math.round(kilobytes / 102.4) / 10, unit: 'megabytes' }
}
