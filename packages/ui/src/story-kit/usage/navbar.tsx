import type { ReactNode } from 'react'
import type { Usage } from '../usage.ts'
import { Lockup } from '../../art/brand/index.ts'

/**
 * A static picture of the wide bar: a real Navbar would be too narrow here and move its links to a
 * menu.
 */
const Bar = ({ locale, links }: { locale: 'ar' | 'en'; links: readonly string[] }): ReactNode => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-border bg-surface px-4 py-3 text-small">
    <Lockup name={locale === 'ar' ? 'سكينة' : 'Sakina'} />
    {links.map((label, index) => (
      <span key={label} className={index === 0 ? 'font-semibold text-primary' : ''}>
        {label}
      </span>
    ))}
  </div>
)

/** Correct and incorrect uses of a navbar, drawn side by side. */
export const navbarUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'ثلاثة إلى خمسة روابط، كلمة أو كلمتان لكل منها.',
        en: 'Three to five links of one or two words.',
      },
      draw: (locale) => (
        <Bar
          locale={locale}
          links={locale === 'ar' ? ['الرئيسية', 'الخدمات', 'من نحن'] : ['Home', 'Services', 'About us']}
        />
      ),
    },
    dont: {
      says: {
        ar: 'كل صفحات الموقع في صف واحد؛ مكان بقيتها التذييل.',
        en: 'Every page of the site in a row; the rest belongs in the footer.',
      },
      draw: (locale) => (
        <Bar
          locale={locale}
          links={
            locale === 'ar'
              ? ['الرئيسية', 'الخدمات', 'الباقات', 'الفروع', 'الأسئلة', 'الشروط', 'الخصوصية', 'من نحن']
              : ['Home', 'Services', 'Plans', 'Branches', 'Questions', 'Terms', 'Privacy', 'About us']
          }
        />
      ),
    },
  },
]
