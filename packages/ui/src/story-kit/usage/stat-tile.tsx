import type { Usage } from '../usage.ts'
import { StatTile } from '../../components/stat-tile/index.ts'

/** Correct and incorrect uses of a stat tile, drawn side by side. */
export const statTileUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'العدد ومعدوده ومعناه.', en: 'The number, what it counts, what it means.' },
      draw: (locale) => (
        <StatTile
          label={locale === 'ar' ? 'عقود سارية' : 'Active contracts'}
          value={3}
          note={locale === 'ar' ? 'أقربها ينتهي بعد ستة أيام' : 'One ends in six days'}
        />
      ),
    },
    dont: {
      says: { ar: 'عدد بلا معدود.', en: 'A number of what?' },
      draw: (locale) => <StatTile label={locale === 'ar' ? 'الإجمالي' : 'Total'} value={3} />,
    },
  },
]
