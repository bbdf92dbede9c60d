import type { Usage } from '../usage.ts'
import { SegmentedControl } from '../../components/segmented-control/index.ts'

/** Correct and incorrect uses of a segmented control, drawn side by side. */
export const segmentedControlUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'خياران أو ثلاثة بكلمة واحدة.', en: 'Two or three of one word each.' },
      draw: (locale) => (
        <SegmentedControl
          label={locale === 'ar' ? 'التقويم' : 'Calendar'}
          options={[
            { value: '1', label: locale === 'ar' ? 'ميلادي' : 'Gregorian' },
            { value: '2', label: locale === 'ar' ? 'هجري' : 'Hijri' },
          ]}
        />
      ),
    },
    dont: {
      says: { ar: 'جمل تكسر الصف إلى أسطر.', en: 'Sentences that break the row into lines.' },
      draw: (locale) => (
        <SegmentedControl
          label={locale === 'ar' ? 'التقويم' : 'Calendar'}
          options={[
            {
              value: '1',
              label:
                locale === 'ar' ? 'عرض التواريخ بالتقويم الميلادي' : 'Show dates in the Gregorian calendar',
            },
            {
              value: '2',
              label: locale === 'ar' ? 'عرض التواريخ بالتقويم الهجري' : 'Show dates in the Hijri calendar',
            },
          ]}
        />
      ),
    },
  },
]
