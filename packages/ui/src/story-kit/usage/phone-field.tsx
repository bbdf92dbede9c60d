import type { Usage } from '../usage.ts'
import { PhoneField } from '../../components/phone-field/index.ts'

/** Correct and incorrect uses of a phone field, drawn side by side. */
export const phoneFieldUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'التلميح يقول لماذا نسأل.', en: 'The hint says why we ask.' },
      draw: (locale) => (
        <PhoneField
          label={locale === 'ar' ? 'رقم الجوال' : 'Mobile number'}
          hint={
            locale === 'ar'
              ? 'نتصل قبل وصول العاملة بنصف ساعة'
              : 'We call half an hour before the worker arrives'
          }
        />
      ),
    },
    dont: {
      says: { ar: 'شروط يتكفّل بها الحقل نفسه.', en: 'Rules that the field takes care of itself.' },
      draw: (locale) => (
        <PhoneField
          label={
            locale === 'ar'
              ? 'رقم الجوال (10 أرقام إنجليزية بلا مسافات)'
              : 'Mobile number (10 Latin digits, no spaces)'
          }
        />
      ),
    },
  },
]
