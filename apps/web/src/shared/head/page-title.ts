import { brand } from '../config/brand.ts'
import { useLocale } from '../intl/locale-context.ts'

/** A page's title with the house's name after it, so that a tab says both. */
export const usePageTitle = (title: string): string => `${title} | ${brand.name[useLocale()]}`
