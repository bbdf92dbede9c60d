import type { Usage } from '../usage.ts'
import { Icon, printerIcon, repeatIcon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'

/** Correct and incorrect uses of an icon button, drawn side by side. */
export const iconButtonUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'رمز يعرفه الجميع: الطباعة.', en: 'An icon that everybody knows: print.' },
      draw: (locale) => (
        <div>
          <IconButton
            label={locale === 'ar' ? 'طباعة الفاتورة' : 'Print the invoice'}
            icon={<Icon of={printerIcon} />}
            variant="secondary"
          />
        </div>
      ),
    },
    dont: {
      says: { ar: 'رمز لا يُعرف معناه: تجديد أم استبدال؟', en: 'An icon to guess at: renew, or replace?' },
      draw: (locale) => (
        <div>
          <IconButton
            label={locale === 'ar' ? 'استبدال العاملة' : 'Replace the worker'}
            icon={<Icon of={repeatIcon} />}
            variant="secondary"
          />
        </div>
      ),
    },
  },
]
