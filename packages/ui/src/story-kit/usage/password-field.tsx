import type { Usage } from '../usage.ts'
import { PasswordField } from '../../components/password-field/index.ts'

/** Correct and incorrect uses of a password field, drawn side by side. */
export const passwordFieldUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'الشرط معروف قبل الكتابة.', en: 'The rule is known before typing.' },
      draw: (locale) => (
        <PasswordField
          label={locale === 'ar' ? 'كلمة المرور' : 'Password'}
          hint={locale === 'ar' ? 'ثمانية أحرف على الأقل' : 'At least eight characters'}
        />
      ),
    },
    dont: {
      says: { ar: 'شرط لا يظهر إلا بعد الخطأ.', en: 'A rule that shows only after the mistake.' },
      draw: (locale) => (
        <PasswordField
          label={locale === 'ar' ? 'كلمة المرور' : 'Password'}
          defaultValue="1234"
          error={locale === 'ar' ? 'كلمة المرور لا تطابق السياسة' : 'Password does not meet the policy'}
        />
      ),
    },
  },
]
