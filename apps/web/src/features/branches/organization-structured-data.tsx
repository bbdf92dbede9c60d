import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'

import { brand } from '../../shared/config/brand.ts'
import { useSiteContext } from '../../shared/head/page-head-tags.tsx'
import { StructuredData, type StructuredNode } from '../../shared/head/structured-data.tsx'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { localizePath } from '../../shared/intl/locale.ts'

/** Structured data about the company and its branches, for search engines. */
export function OrganizationStructuredData() {
  const locale = useLocale()
  const { origin } = useSiteContext()
  const branches = useEndpoint(listBranches, {})
  const home = origin + localizePath(locale, '/')
  const id = `${origin}/#organization`
  const { national_address: address } = brand
  const organization: StructuredNode = {
    '@type': 'Organization',
    '@id': id,
    name: brand.name[locale],
    legalName: brand.legal_name[locale],
    url: home,
    logo: `${origin}/icons/icon-512.png`,
    foundingDate: String(brand.founded_year),
    telephone: brand.phone,
    email: brand.email,
    vatID: brand.vat_number,
    sameAs: brand.social.map(({ url }) => url),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.building_number} ${address.street[locale]}`,
      addressLocality: address.city[locale],
      postalCode: address.postal_code,
      addressCountry: 'SA',
    },
  }
  const places = (branches.data ?? []).map((branch): StructuredNode => ({
    '@type': 'LocalBusiness',
    '@id': `${origin}/#branch-${branch.id}`,
    name: `${brand.name[locale]} – ${branch.name}`,
    parentOrganization: { '@id': id },
    telephone: branch.phone || brand.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.location,
      addressLocality: branch.city?.name ?? branch.name,
      addressCountry: 'SA',
    },
    ...(branch.position && { geo: { '@type': 'GeoCoordinates', ...branch.position } }),
    ...(branch.mapLink !== null && { hasMap: branch.mapLink }),
  }))
  return <StructuredData nodes={[organization, ...places]} />
}
