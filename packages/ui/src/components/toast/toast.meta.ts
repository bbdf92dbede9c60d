import { describeComponent } from '../../story-kit/meta.ts'
import { toastKeyTable } from './toast.keys.ts'

export const toastMeta = describeComponent({
  arabicName: 'إشعار عابر',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'forced-colors', 'screen-reader'] },
  purpose: {
    ar: 'خبر قصير عمّا فُعل للتو: حُفظ، أُرسل، تعذّر.',
    en: 'Short news of what has just been done: saved, sent, failed.',
  },
  choice: {
    when: {
      ar: 'خبر عن فعل تم للتو، ولا يضر أن يفوت.',
      en: 'News of what was just done, that nobody minds missing.',
    },
    instead: [
      { if: { ar: 'يجب أن يُقرأ', en: 'It must be read' }, use: 'alert' },
      { if: { ar: 'يجب أن يُجاب', en: 'It must be answered' }, use: 'alert-dialog' },
      { if: { ar: 'خطأ في حقل', en: 'A field is wrong' }, use: 'field' },
    ],
  },
  do: [
    { ar: 'جملة واحدة: «حُفظ العنوان».', en: 'One sentence: “Address saved”.' },
    { ar: '«تراجع» حيث يمكن.', en: 'Offer “Undo” where it is possible.' },
  ],
  dont: [
    {
      ar: 'خطأ الحقل لا يُقال فيه؛ مكانه عند الحقل.',
      en: 'Don’t say a field’s error in it; that belongs to the field.',
    },
    { ar: 'لا يُقال فيه ما لا يُقال في مكان آخر.', en: 'Don’t put into it what is said nowhere else.' },
  ],
  accessibility: [
    { ar: 'يُعلن بهدوء ولا يأخذ التركيز.', en: 'Announced politely, takes no focus.' },
    {
      ar: 'النجاح 2.5 ثانية تقف مع المؤشر والتركيز والتبويب المخفي؛ والخطأ يبقى حتى يُغلق.',
      en: 'Success stays 2.5 seconds, standing still under pointer and focus and in a hidden tab; errors stay until closed.',
    },
  ],
  keys: toastKeyTable,
  server: false,
  budget: 4,
})
