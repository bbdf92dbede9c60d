import { REASON_SEPARATOR } from '@sakina/domain/vocabulary'

/**
 * The reason as it is sent: what was chosen, what was written, both, or the documented default where there is neither
 * (portal §5). “Other” with a text is the text.
 */
export function reasonOf(
  chosen: { readonly code: string | undefined; readonly label: string | undefined },
  written: string | undefined,
  fallback: string,
): string {
  const text = written?.trim() ?? ''
  if (chosen.code === undefined || chosen.code === '' || chosen.label === undefined) return text || fallback
  if (text === '') return chosen.label
  return chosen.code === 'other' ? text : `${chosen.label}${REASON_SEPARATOR}${text}`
}
