import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'
import type { Letter } from '../use-cases/outbox/letters.ts'

type Content = {
  readonly to: string
  /** Somebody who left a number alone: the letter then goes to the office, which calls. */
  readonly call: string | null
  readonly language: Language
  readonly site: string
  readonly kind: 'plan' | 'place'
  readonly name: string
  /** Where it is booked, on the site in Arabic. */
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

/** The plan or place that somebody waits for can be had. */
export function availabilityEmail({ to, call, language, site, kind, name, path }: Content): Letter {
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
