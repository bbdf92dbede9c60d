import { vatNumber, type Seller } from '@sakina/domain/invoice'
import { brand } from '../../catalogue/brand.ts'

const address = (language: 'ar' | 'en'): string => {
  const { national_address: at } = brand
  const comma = language === 'ar' ? '، ' : ', '
  return [
    `${at.building_number} ${at.street[language]}`,
    at.district[language],
    `${at.city[language]} ${at.postal_code}`,
  ].join(comma)
}

/** The agency as its invoices name it. */
export const invoiceSeller: Seller = {
  name: brand.legal_name,
  vatNumber: vatNumber(brand.vat_number),
  commercialRegistration: brand.commercial_registration,
  address: { ar: address('ar'), en: address('en') },
}
