import type { Usage } from '../usage.ts'
import { TextField } from '../../components/text-field/index.ts'

const label = (locale: 'ar' | 'en') => (locale === 'ar' ? 'الاسم الكامل' : 'Full name')

/** Correct and incorrect uses of a text field, drawn side by side. */
export const textFieldUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'الخطأ يقول كيف يُصحَّح.', en: 'The error says how to put it right.' },
      draw: (locale) => (
        <TextField
          label={label(locale)}
          defaultValue={locale === 'ar' ? 'نورة' : 'Noura'}
          error={
            locale === 'ar' ? 'الاسم كما في الهوية، ثلاث كلمات على الأقل' : 'As on your ID, at least three words'
          }
        />
      ),
    },
    dont: {
      says: { ar: 'خطأ لا يقول ما الصحيح.', en: 'An error that does not say what is right.' },
      draw: (locale) => (
        <TextField
          label={label(locale)}
          defaultValue={locale === 'ar' ? 'نورة' : 'Noura'}
          error={locale === 'ar' ? 'قيمة غير صالحة' : 'Invalid value'}
        />
      ),
    },
  },
]
