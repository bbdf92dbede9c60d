import type { Usage } from '../usage.ts'
import { Checkbox } from '../../components/checkbox/index.ts'

/** Correct and incorrect uses of a checkbox, drawn side by side. */
export const checkboxUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'جملة تصح حين توضع العلامة.', en: 'A sentence that is true once ticked.' },
      draw: (locale) => (
        <Checkbox
          label={locale === 'ar' ? 'أوافق على شروط العقد' : 'I accept the terms of the contract'}
          defaultChecked
        />
      ),
    },
    dont: {
      says: {
        ar: 'نفي يصير إثباتًا حين تُرفع العلامة.',
        en: 'A “not” that turns around when the tick is taken off.',
      },
      draw: (locale) => (
        <Checkbox
          label={locale === 'ar' ? 'لا أرغب في عدم استلام العروض' : 'I do not want to stop getting offers'}
          defaultChecked
        />
      ),
    },
  },
]
