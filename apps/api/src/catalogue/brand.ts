import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const bilingual = v.object({ ar: v.string(), en: v.string() })

const Brand = v.object({
  name: bilingual,
  legal_name: bilingual,
  founded_year: v.pipe(v.number(), v.integer()),
  phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
  phone_display: v.string(),
  messaging_number: v.pipe(v.string(), v.regex(/^\d{8,15}$/)),
  email: v.pipe(v.string(), v.email()),
  social: v.array(v.object({ network: v.string(), url: v.pipe(v.string(), v.url()) })),
  vat_number: v.pipe(v.string(), v.regex(/^3\d{13}3$/)),
  commercial_registration: v.string(),
  licence_number: v.string(),
  national_address: v.object({
    building_number: v.string(),
    street: bilingual,
    district: bilingual,
    city: bilingual,
    postal_code: v.string(),
    additional_number: v.string(),
    short_address: v.string(),
  }),
})

/** The agency's name, numbers and address, as `catalogue/brand.json` holds them. */
export type Brand = v.InferOutput<typeof Brand>

const file = new URL('../../catalogue/brand.json', import.meta.url)

/**
 * The only configuration of the brand: an agency edits catalogue/brand.json to rebrand every page and email.
 */
export const brand: Brand = v.parse(Brand, JSON.parse(readFileSync(file, 'utf8')))
