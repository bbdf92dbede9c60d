import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { languageNames } from '../../strings/language-names.ts'

export interface LanguageSwitchProps extends RootProps {
  /** The language it leads to. */
  to: 'ar' | 'en'
  /** An `<a>` to this same page in that language. */
  link: SlotElement
}

/** A link to this page in the other language, named in that language and read in its voice. */
export function LanguageSwitch({ to, link, className, ...rest }: LanguageSwitchProps): ReactNode {
  return fillSlot(
    link,
    classes(
      'sk:inline-flex sk:min-h-touch sk:min-w-touch sk:items-center sk:justify-center sk:rounded-field sk:px-3 sk:font-semibold sk:text-primary sk:no-underline sk:hover:bg-primary-soft sk:hover:text-on-primary-soft',
      className,
    ),
    languageNames[to],
    { ...rest, lang: to, hrefLang: to, 'data-language-switch': to },
  )
}
