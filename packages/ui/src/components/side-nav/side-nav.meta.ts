import { describeComponent } from '../../story-kit/meta.ts'
import { sideNavKeyTable } from './side-nav.keys.ts'

export const sideNavMeta = describeComponent({
  arabicName: 'تنقل جانبي',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'صفحات قسم واحد بجانب الصفحة: حسابي وما فيه.',
    en: 'The pages of one part beside the page: my account and what is in it.',
  },
  choice: {
    when: { ar: 'أكثر من أربع صفحات في قسم واحد.', en: 'More than four pages in one part.' },
    instead: [
      { if: { ar: 'أجزاء صفحة واحدة', en: 'Parts of one page' }, use: 'tabs' },
      { if: { ar: 'تنقل الموقع كله', en: 'The whole site' }, use: 'navbar' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: '[aria-current=page]',
        name: { ar: 'الصفحة القائمة', en: 'The current page' },
        tokens: ['color-primary-soft', 'color-on-primary-soft', 'radius-field'],
      },
      { at: 'nav li:nth-child(2) svg', name: { ar: 'الأيقونة', en: 'Icon' }, tokens: ['color-text'] },
      {
        at: 'nav li:nth-child(3) > a',
        name: { ar: 'صفحة وعددها', en: 'A page and its count' },
        tokens: ['color-text', 'size-touch'],
      },
      {
        at: 'nav ul ul',
        name: { ar: 'مجموعة تحت عنوان', en: 'Group under a heading' },
        tokens: ['color-border', 'color-text-muted'],
      },
    ],
  },
  do: [
    { ar: 'محتوى الصفحة داخله، ليعرف عرضه.', en: 'Put the page inside it, so that it knows its width.' },
    { ar: 'الصفحة الحالية معلّمة بـ current.', en: 'Mark the page shown with `current`.' },
  ],
  dont: [{ ar: 'البنود تسعة على الأكثر.', en: 'Don’t go beyond nine entries.' }],
  accessibility: [
    {
      ar: 'الزر يقول إن كانت القائمة مفتوحة، والقائمة المطوية لا تصلها لوحة المفاتيح.',
      en: 'The button says whether the list is open; a folded list is out of the keyboard’s way.',
    },
    {
      ar: 'الصفحة الحالية: aria-current وشريط وخط أثقل، لا لون فقط.',
      en: 'The current page: aria-current, a bar and a heavier face, not only colour.',
    },
  ],
  keys: sideNavKeyTable,
  server: false,
  budget: 2.5,
})
