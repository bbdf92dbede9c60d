import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'

/** A static picture of a drawer, because an open one would cover the page. */
const Panel = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <div className="flex min-h-56 overflow-clip rounded-card border border-border bg-subtle">
    <span className="flex-1 bg-scrim" />
    <div className="grid w-3/4 content-between gap-4 bg-raised p-4 shadow-raised">
      <strong className="text-title">{title}</strong>
      {children}
    </div>
  </div>
)

/** Correct and incorrect uses of a drawer, drawn side by side. */
export const drawerUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'مرشّحات بجانب القائمة، وزر التطبيق ظاهر أسفلها.',
        en: 'Filters beside the list, with the applying button always in sight.',
      },
      draw: (locale) => (
        <Panel title={locale === 'ar' ? 'تصفية الباقات' : 'Filter the plans'}>
          <div className="grid">
            <Checkbox label={locale === 'ar' ? 'من الفلبين' : 'From the Philippines'} defaultChecked />
            <Checkbox label={locale === 'ar' ? 'من كينيا' : 'From Kenya'} />
          </div>
          <Button width="full">{locale === 'ar' ? 'عرض الباقات' : 'Show plans'}</Button>
        </Panel>
      ),
    },
    dont: {
      says: {
        ar: 'سؤال بنعم أو لا في لوح بارتفاع الشاشة؛ مكانه نافذة التأكيد.',
        en: 'A yes or no in a panel as high as the window; that is an AlertDialog.',
      },
      draw: (locale) => (
        <Panel title={locale === 'ar' ? 'حذف العنوان؟' : 'Remove the address?'}>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger">{locale === 'ar' ? 'حذف العنوان' : 'Remove it'}</Button>
            <Button variant="quiet">{locale === 'ar' ? 'إبقاؤه' : 'Keep it'}</Button>
          </div>
        </Panel>
      ),
    },
  },
]
