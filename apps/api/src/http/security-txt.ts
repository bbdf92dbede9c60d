import { brand } from '../catalogue/brand.ts'

const halfYear = 182 * 86_400_000

/** Where to report a weakness (RFC 9116). It expires in half a year, as a copy of it should be read again. */
export const securityTxt = (site: string, now: Date): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(now.getTime() + halfYear).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n')
