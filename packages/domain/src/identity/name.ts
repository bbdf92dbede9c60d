import { hasBidiControls, normalizeSingleLine } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { textLimits } from '../vocabulary/index.ts'

export type NameRefusal = 'identity.name_words' | 'identity.name_too_long' | 'identity.hidden_characters'

/** The specification requires a full name of at least three words, in any script. */
export const MIN_NAME_WORDS = 3

/** Returns the words of a name that contain a letter. */
export const nameWords = (name: string): readonly string[] =>
  normalizeSingleLine(name)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))

/**
 * Reads a full name from typed text, or refuses it if it has too few words, is too long, or
 * contains hidden characters.
 */
export function parseFullName(text: string): Outcome<string, NameRefusal> {
  if (hasBidiControls(text)) return refused('identity.hidden_characters')
  const name = normalizeSingleLine(text)
  if (name.length > textLimits.personName.most)
    return refused('identity.name_too_long', { most: textLimits.personName.most })
  return nameWords(name).length < MIN_NAME_WORDS
    ? refused('identity.name_words', { least: MIN_NAME_WORDS })
    : granted(name)
}
