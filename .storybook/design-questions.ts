import type { Bilingual } from '../packages/ui/src/story-kit/texts-in-toolbar-language.ts'

/** Tasks of a designer and the components that suit them, the most common one first. */
export const designQuestions: readonly { readonly ask: Bilingual<string>; readonly of: readonly string[] }[] =
  [
    {
      ask: { ar: 'إجابة من قائمة معروفة', en: 'An answer from a known list' },
      of: [
        'radio-group',
        'select',
        'combobox',
        'multi-select',
        'native-select',
        'segmented-control',
        'checkbox',
        'switch',
      ],
    },
    {
      ask: { ar: 'شيء يظهر فوق الصفحة', en: 'Something that appears over the page' },
      of: ['dialog', 'alert-dialog', 'drawer', 'popover', 'menu', 'tooltip'],
    },
    {
      ask: { ar: 'خبر أو تنبيه', en: 'Something to tell' },
      of: ['toast', 'alert', 'error-summary', 'error-state', 'empty-state', 'offline-notice'],
    },
    { ask: { ar: 'انتظار', en: 'A wait' }, of: ['skeleton', 'spinner', 'progress-bar'] },
    {
      ask: { ar: 'كتابة', en: 'Something to type' },
      of: ['text-field', 'textarea', 'number-field', 'phone-field', 'password-field', 'stepper', 'field'],
    },
    {
      ask: { ar: 'فعل أو انتقال', en: 'An act, or a way on' },
      of: ['button', 'link', 'icon-button', 'menu'],
    },
    {
      ask: { ar: 'أجزاء وصفحات', en: 'Parts and pages' },
      of: ['tabs', 'accordion', 'side-nav', 'navbar', 'breadcrumbs', 'pagination'],
    },
    {
      ask: { ar: 'خطوات ومراحل', en: 'Steps and stages' },
      of: ['step-rail', 'tracking-stepper', 'timeline', 'ledger-list'],
    },
    {
      ask: { ar: 'ترتيب ما في الصفحة', en: 'The layout of a page' },
      of: ['stack', 'grid', 'heading', 'text'],
    },
    {
      ask: { ar: 'عرض معلومات', en: 'Information to show' },
      of: ['card', 'table', 'key-value-list', 'stat-tile', 'carousel'],
    },
    { ask: { ar: 'كلمة عن شيء', en: 'A word about something' }, of: ['badge', 'status-badge'] },
    {
      ask: { ar: 'مبالغ وأعداد', en: 'Sums and counts' },
      of: ['money', 'count', 'price-breakdown', 'quote-lines'],
    },
    {
      ask: { ar: 'أيام وأوقات', en: 'Days and times' },
      of: ['date-picker', 'time-window-picker', 'date-text', 'time-text'],
    },
    {
      ask: { ar: 'أسماء وأرقام', en: 'Names and numbers' },
      of: ['person-name', 'avatar', 'phone', 'id-number', 'code'],
    },
    {
      ask: { ar: 'من الباقة إلى العقد', en: 'From a plan to a contract' },
      of: ['plan-card', 'plan-compare', 'summary-card', 'order-card', 'contract-card'],
    },
  ]
