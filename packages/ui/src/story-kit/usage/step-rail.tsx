import type { Usage } from '../usage.ts'
import { StepRail } from '../../components/step-rail/index.ts'

/** Correct and incorrect uses of a step rail, drawn side by side. */
export const stepRailUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'خطوات قليلة باسم كل واحدة.', en: 'Few steps, each a noun.' },
      draw: (locale) => (
        <StepRail
          layout="rail"
          label={locale === 'ar' ? 'خطوات الحجز' : 'Steps'}
          current={1}
          steps={(locale === 'ar' ? ['العنوان', 'الموعد', 'الدفع'] : ['Address', 'Dates', 'Payment']).map(
            (label) => ({ label }),
          )}
        />
      ),
    },
    dont: {
      says: { ar: 'جمل تقول ما يُفعل في كل خطوة.', en: 'Sentences about what to do in each.' },
      draw: (locale) => (
        <StepRail
          layout="rail"
          label={locale === 'ar' ? 'خطوات الحجز' : 'Steps'}
          current={1}
          steps={(locale === 'ar'
            ? [
                'كتابة العنوان الذي تأتي إليه العاملة',
                'اختيار المواعيد المناسبة من التقويم',
                'إدخال بيانات البطاقة لإتمام الدفع',
              ]
            : [
                'Type the address the worker comes to',
                'Choose the dates that suit you',
                'Enter your card to complete payment',
              ]
          ).map((label) => ({ label }))}
        />
      ),
    },
  },
]
