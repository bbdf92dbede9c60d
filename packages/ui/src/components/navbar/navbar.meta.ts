import { describeComponent } from '../../story-kit/meta.ts'
import { navbarKeyTable } from './navbar.keys.ts'

export const navbarMeta = describeComponent({
  arabicName: 'رأس الموقع',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'رأس كل صفحة: العلامة والروابط والخدمات الإلكترونية والحساب واللغة.',
    en: 'The head of every page: brand, links, electronic services, account, language.',
  },
  choice: {
    when: { ar: 'أعلى كل صفحة.', en: 'The top of every page.' },
    instead: [
      { if: { ar: 'صفحات قسم واحد', en: 'The pages of one part' }, use: 'side-nav' },
      { if: { ar: 'أجزاء صفحة واحدة', en: 'The parts of one page' }, use: 'tabs' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'header button',
        name: { ar: 'زر القائمة، دون 60 rem', en: 'Menu button, below 60 rem' },
        tokens: ['size-touch'],
      },
      { at: 'header a[href="#home"]', name: { ar: 'العلامة', en: 'Brand' }, tokens: ['color-text'] },
      {
        at: 'header a[href="#language"]',
        name: { ar: 'اللغة الأخرى', en: 'The other language' },
        tokens: ['color-primary', 'size-touch'],
      },
      {
        at: 'header a[href="#sign-in"][aria-label]',
        name: { ar: 'الحساب', en: 'Account' },
        tokens: ['color-primary'],
      },
      {
        at: 'header',
        name: { ar: 'الشريط يبقى فوق الصفحة', en: 'Bar that stays above the page' },
        tokens: ['color-surface', 'color-border', 'layer-header'],
      },
    ],
  },
  do: [
    { ar: 'الروابط عناصر جاهزة من الموجّه.', en: 'Pass links as elements of your router.' },
    { ar: 'تسجيل الخروج زر، لا رابط.', en: 'Make logging out a button, not a link.' },
  ],
  dont: [{ ar: 'لا تزيد الروابط الظاهرة على خمسة.', en: 'Don’t show more than five links.' }],
  accessibility: [
    {
      ar: 'القائمة في الشاشة الضيقة نافذة المتصفح الأصلية: التركيز يبقى فيها ويعود إلى زرها.',
      en: 'On narrow screens the menu is the browser’s own modal dialog: focus stays in it and returns to its button.',
    },
    {
      ar: 'قوائم الروابط روابط يُمشى بينها بـ Tab، لا قوائم أفعال.',
      en: 'Lists of links are links one walks through with Tab, not menus.',
    },
  ],
  keys: navbarKeyTable,
  server: false,
  budget: 5,
})
