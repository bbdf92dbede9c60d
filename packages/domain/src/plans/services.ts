import { normalizeSingleLine } from '@sakina/text'
import { parseServiceCode } from './service-code.ts'

type WithName = { readonly name: string }
type Coded = { readonly code: string }

const FALLBACK_POSITION = 3

/** The specification hides services with an empty or one-character name. */
export const visibleServices = <Service extends WithName>(services: readonly Service[]): readonly Service[] =>
  services.filter(({ name }) => Array.from(normalizeSingleLine(name)).length > 1)

/**
 * Returns the service selected first, by the specification: resident, otherwise the fourth, otherwise
 * the first.
 */
export const defaultService = <Service extends Coded>(services: readonly Service[]): Service | undefined =>
  services.find(({ code }) => parseServiceCode(code) === 'resident') ??
  services[FALLBACK_POSITION] ??
  services[0]
