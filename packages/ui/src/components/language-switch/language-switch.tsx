import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { lookOf } from '../../internal/look-of.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { languageNames } from '../../strings/language-names.ts'

export interface LanguageSwitchProps extends RootProps {
  /** The language it leads to, as a BCP 47 tag. */
  to: 'ar' | 'en' | (string & Record<never, never>)
  /** The name of that language in itself; the kit knows those of Arabic, English and Urdu. */
  label?: string | undefined
  /** An `<a>` to this same page in that language. */
  link?: SlotElement | undefined
  /** In the place of a link, where the page changes its language without another address. */
  onValueChange?: ((to: string) => void) | undefined
}

/** Leads to this page in the other language, named in that language and read in its voice. */
export function LanguageSwitch({
  to,
  label = lookOf(languageNames, to) ?? to,
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
