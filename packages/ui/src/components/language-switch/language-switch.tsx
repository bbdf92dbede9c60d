import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { lookUpOwnKey } from '../../internal/look-up-own-key.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { languageNames } from '../../strings/language-names.ts'

export interface LanguageSwitchProps extends RootProps {
  /** The target language, as a BCP 47 tag. */
  to: 'ar' | 'en' | (string & Record<never, never>)
  /** The name of the target language in that language. The kit knows those of Arabic, English and Urdu. */
  label?: string | undefined
  /** An `<a>` to the same page in the target language. */
  link?: SlotElement | undefined
  /** Replaces the link on a page that changes its language without another URL. */
  onValueChange?: ((to: string) => void) | undefined
}

/**
 * A link to the same page in another language, named in that language and pronounced correctly by screen
 * readers.
 */
export function LanguageSwitch({
  to,
  label = lookUpOwnKey(languageNames, to) ?? to,
  link,
  onValueChange,
  className,
  ...rest
}: LanguageSwitchProps): ReactNode {
  if (isDevelopment && !link && !onValueChange)
    throw new KitError('LanguageSwitch', 'leads nowhere. Give it a `link` or `onValueChange`.')
  const shared = { ...rest, lang: to, 'data-language-switch': to }
  return fillSlot(
    link ?? <button type="button" onClick={() => onValueChange?.(to)} />,
    classes(
      !link && 'sk:cursor-pointer sk:border-0 sk:bg-transparent',
      'sk:inline-flex sk:min-h-touch sk:min-w-touch sk:items-center sk:justify-center sk:rounded-field sk:px-3 sk:font-semibold sk:text-primary sk:no-underline sk:hover:bg-primary-soft sk:hover:text-on-primary-soft',
      className,
    ),
    label,
    link ? { ...shared, hrefLang: to } : shared,
  )
}
