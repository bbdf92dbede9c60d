import { DEFAULT_LOYALTY, type LoyaltyConfig } from '@sakina/domain/loyalty'
import { DEFAULT_POLICIES, insertPolicyTexts, policyTexts, type PolicyConfig } from '@sakina/domain/policies'
import type { CatalogueFileRows } from './catalogue-rows.ts'

/** What the owner has decided and the texts of the catalogue say. */
export type PlaceholderValues = {
  readonly mediationPayment: 'checkout' | 'musaned'
  readonly policies: PolicyConfig
  readonly loyalty: LoyaltyConfig
}

type Bilingual = { readonly ar: string; readonly en: string }

const paidWhere: Readonly<Record<PlaceholderValues['mediationPayment'], Bilingual>> = {
  checkout: { ar: 'في هذا الموقع عند الطلب', en: 'on this site when you order' },
  musaned: { ar: 'عبر المنصة نفسها', en: 'there' },
}

/**
 * Fills the placeholders of a text: `{noticeHours}` and the other numbers of the policies, `{recruitment_payment}`
 * for where recruitment is paid.
 */
export function fillPlaceholders({
  mediationPayment,
  policies,
  loyalty,
}: PlaceholderValues): (text: Bilingual) => Bilingual {
  const numbers = {
    ar: policyTexts(policies, loyalty, 'ar'),
    en: policyTexts(policies, loyalty, 'en'),
  }
  const place = paidWhere[mediationPayment]
  const filled = (text: Bilingual, language: keyof Bilingual): string =>
    insertPolicyTexts(text[language], numbers[language]).replaceAll('{recruitment_payment}', place[language])
  return (text) => ({ ar: filled(text, 'ar'), en: filled(text, 'en') })
}

/** Names the placeholders that nothing fills, in the terms and in what a service says of itself. */
export function findUnknownPlaceholders({ terms, services }: CatalogueFileRows): readonly string[] {
  const filled = fillPlaceholders({
    mediationPayment: 'checkout',
    policies: DEFAULT_POLICIES,
    loyalty: DEFAULT_LOYALTY,
  })
  const texts = [
    ...terms.map(({ id, content }) => [`term ${id}`, content] as const),
    ...services.flatMap(({ id, description, includes, excludes }) =>
      [description, ...includes, ...excludes].map((text) => [`service ${id}`, text] as const),
    ),
  ]
  return texts.flatMap(([what, text]) =>
    Object.values(filled(text)).flatMap((each) =>
      [...each.matchAll(/\{\w*\}/g)].map(([placeholder]) => `${what}: nothing fills ${placeholder}`),
    ),
  )
}
