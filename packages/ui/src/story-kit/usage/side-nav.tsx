import type { Usage } from '../usage.ts'
import { SideNav } from '../../components/side-nav/index.ts'

/** Correct and incorrect uses of a side nav, drawn side by side. */
export const sideNavUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'أسماء قصيرة، والصفحة القائمة واحدة.', en: 'Short nouns, and one current page.' },
      draw: (locale) => (
        <SideNav
          label={locale === 'ar' ? 'حسابي' : 'My account'}
          items={[
            { label: locale === 'ar' ? 'الزيارات' : 'Visits', link: <a href="#visits">…</a>, current: true },
            { label: locale === 'ar' ? 'المحفظة' : 'Wallet', link: <a href="#wallet">…</a> },
          ]}
        >
          {null}
        </SideNav>
      ),
    },
    dont: {
      says: { ar: 'جمل تُقرأ بدل أن تُلمح.', en: 'Sentences to read where a glance should do.' },
      draw: (locale) => (
        <SideNav
          label={locale === 'ar' ? 'حسابي' : 'My account'}
          items={[
            {
              label:
                locale === 'ar' ? 'الاطلاع على زياراتي القادمة والسابقة' : 'See my upcoming and past visits',
              link: <a href="#visits">…</a>,
              current: true,
            },
            {
              label:
                locale === 'ar'
                  ? 'الاطلاع على رصيد محفظتي وحركاتها'
                  : 'See the balance of my wallet and its entries',
              link: <a href="#wallet">…</a>,
            },
          ]}
        >
          {null}
        </SideNav>
      ),
    },
  },
]
