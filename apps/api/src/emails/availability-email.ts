import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'
import type { EmailMessage } from '../use-cases/outbox/enqueue-email.ts'

type Content = {
  readonly to: string
  /**
   * The phone number of a guest without an email; the email then goes to the office, which calls the guest.
   */
  readonly call: string | null
  readonly language: Language
  readonly site: string
  readonly kind: 'plan' | 'place'
  readonly name: string
  /** The path of the booking page on the Arabic site. */
  readonly path: string
}

const sentences = {
  en: {
    subject: (name: string) => `${name} is available at ${brand.name.en}`,
    call: (number: string) => `Please call ${number}, who asked to be told:`,
    plan: (name: string) => `“${name}” can be booked again. Book it here while it is free:`,
    place: (name: string) => `We now serve ${name}. Choose your plan here:`,
  },
  ar: {
    subject: (name: string) => `متاح الآن في ${brand.name.ar}: ${name}`,
    call: (number: string) => `اتصال مطلوب بالرقم ${number}، طلب صاحبه أن نخبره:`,
    plan: (name: string) => `«${name}» متاحة للحجز الآن. رابط الحجز:`,
    place: (name: string) => `أصبحت خدماتنا متاحة في ${name}. اختيار الباقة من هنا:`,
  },
} as const

/** Returns the email that tells a customer that what was unavailable can be booked. */
export function availabilityEmail({ to, call, language, site, kind, name, path }: Content): EmailMessage {
  const say = sentences[language]
  return {
    to,
    subject: say.subject(name),
    text: [
      ...(call === null ? [] : [say.call(call), '']),
      say[kind](name),
      `${site}${language === 'en' ? '/en' : ''}${path}`,
      '',
      brand.name[language],
    ].join('\n'),
  }
}
