import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'

/** A static picture of an open menu. */
const List = ({ items }: { items: readonly string[] }): ReactNode => (
  <ul className="m-0 w-fit list-none rounded-field border border-border bg-raised px-4 py-2 shadow-raised">
    {items.map((item) => (
      <li key={item} className="py-1.5">
        {item}
      </li>
    ))}
  </ul>
)

/** Correct and incorrect uses of a menu, drawn side by side. */
export const menuUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'أفعال تبدأ بما سيحدث.', en: 'Entries that begin with what will happen.' },
      draw: (locale) => (
        <List
          items={
            locale === 'ar'
              ? ['تنزيل الفاتورة', 'إرسال نسخة', 'طباعة']
              : ['Download the invoice', 'Send a copy', 'Print']
          }
        />
      ),
    },
    dont: {
      says: { ar: 'فعل واحد مخفيّ خلف زر.', en: 'A single act hidden behind a button.' },
      draw: (locale) => <List items={locale === 'ar' ? ['تنزيل'] : ['Download']} />,
    },
  },
]
