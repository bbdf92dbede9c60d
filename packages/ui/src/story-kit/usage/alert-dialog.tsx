import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'
import { Button } from '../../components/button/index.ts'
import { Card, CardTitle } from '../../components/card/index.ts'

/** A static picture of a window, because an open one would cover the page. */
function Window({ title, text, children }: { title: string; text: string; children: ReactNode }): ReactNode {
  return (
    <Card className="shadow-raised">
      <CardTitle>{title}</CardTitle>
      <p className="m-0">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}

/** Correct and incorrect uses of an alert dialog, drawn side by side. */
export const alertDialogUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'السؤال يسمّي ما سيُحذف، والزر يسمّي الفعل.',
        en: 'The question names what goes; the button names the act.',
      },
      draw: (locale) => (
        <Window
          title={locale === 'ar' ? 'حذف عنوان المنزل؟' : 'Delete the home address?'}
          text={locale === 'ar' ? 'الزيارات المحجوزة عليه تبقى كما هي.' : 'Visits booked for it stay.'}
        >
          <Button variant="danger">{locale === 'ar' ? 'حذف العنوان' : 'Delete address'}</Button>
          <Button variant="quiet">{locale === 'ar' ? 'إبقاؤه' : 'Keep it'}</Button>
        </Window>
      ),
    },
    dont: {
      says: { ar: '«متأكد؟» لا تقول ممَّ، و«نعم» لا تقول علامَ.', en: '“Sure?” of what? “Yes” to what?' },
      draw: (locale) => (
        <Window
          title={locale === 'ar' ? 'هل الأمر مؤكد؟' : 'Are you sure?'}
          text={locale === 'ar' ? 'لا يمكن التراجع.' : 'This cannot be undone.'}
        >
          <Button variant="danger">{locale === 'ar' ? 'نعم' : 'Yes'}</Button>
          <Button variant="quiet">{locale === 'ar' ? 'لا' : 'No'}</Button>
        </Window>
      ),
    },
  },
]
