import { describeComponent } from '../../story-kit/meta.ts'

export const complaintCardMeta = describeComponent({
  arabicName: 'بطاقة شكوى',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'شكوى واحدة: موضوعها وموعد الرد وما جرى فيها.',
    en: 'One complaint: what about, when it is answered, what has happened.',
  },
  do: [{ ar: 'ما جرى من الأقدم إلى الأحدث.', en: 'Hand in what happened from the oldest to the newest.' }],
  dont: [{ ar: 'موعد الرد لا يُخفى ما دامت الشكوى مفتوحة.', en: 'Don’t hide the deadline while it is open.' }],
  accessibility: [
    {
      ar: 'ما جرى قائمة مرتبة، وآخره معلّم بأنه الآن.',
      en: 'What happened is an ordered list; its last entry is marked as now.',
    },
  ],
  server: false,
  budget: 7.5,
})
