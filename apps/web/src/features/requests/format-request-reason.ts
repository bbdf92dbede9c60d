import { REASON_SEPARATOR } from '@sakina/domain/vocabulary'

/**
 * Returns the reason to send: the choice, the text, both, or the documented default if both are empty
 * (portal §5). For "other" with a text it is the text alone.
 */
export function formatRequestReason(
  chosen: { readonly code: string | undefined; readonly label: string | undefined },
  written: string | undefined,
  fallback: string,
): string {
  const text = written?.trim() ?? ''
  if (chosen.code === undefined || chosen.code === '' || chosen.label === undefined) return text || fallback
  if (text === '') return chosen.label
  return chosen.code === 'other' ? text : `${chosen.label}${REASON_SEPARATOR}${text}`
}
