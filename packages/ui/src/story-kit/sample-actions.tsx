import {
  Icon,
  banIcon,
  contractIcon,
  creditCardIcon,
  mapPinIcon,
  messageIcon,
  pauseIcon,
  playIcon,
  repeatIcon,
  swapIcon,
} from '../components/icon/index.ts'
import type { OrderCardAction } from '../components/order-card/index.ts'
import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'

const looks = {
  pay: { icon: creditCardIcon, primary: true },
  view: { icon: contractIcon },
  renew: { icon: repeatIcon },
  track: { icon: mapPinIcon },
  replace: { icon: swapIcon },
  complaint: { icon: messageIcon },
  suspend: { icon: pauseIcon },
  resume: { icon: playIcon },
  cancel: { icon: banIcon, tone: 'danger' },
  requestCancellation: { icon: banIcon },
} as const

/** The name of an example action. */
export type SampleActionId = keyof typeof looks

const actLabels = textsInToolbarLanguage({
  ar: {
    pay: 'دفع',
    view: 'عرض العقد',
    renew: 'تجديد',
    track: 'تتبّع حالة الطلب',
    replace: 'طلب استبدال',
    complaint: 'تقديم شكوى',
    suspend: 'طلب إيقاف مؤقت',
    resume: 'استئناف الخدمة مبكرًا',
    cancel: 'إلغاء',
    requestCancellation: 'طلب إلغاء',
  },
  en: {
    pay: 'Pay',
    view: 'View contract',
    renew: 'Renew',
    track: 'Track request status',
    replace: 'Request replacement',
    complaint: 'Make a complaint',
    suspend: 'Request suspension',
    resume: 'Resume early',
    cancel: 'Cancel',
    requestCancellation: 'Request cancellation',
  },
})

const onOrder = ['renew', 'replace', 'complaint', 'cancel'] as const
/** The names of the example actions of a contract. */
export const contractActionIds = ['view', 'replace', 'suspend', 'requestCancellation'] as const

/** Returns actions of an order or a contract for stories, in the given order. */
export const sampleActions = (
  context: Parameters<typeof actLabels>[0],
  ids: readonly SampleActionId[] = onOrder,
  onSelect?: () => void,
): readonly OrderCardAction[] => {
  const labels = actLabels(context)
  return ids.map((id) => ({
    ...looks[id],
    id,
    label: labels[id],
    icon: <Icon of={looks[id].icon} />,
    ...(onSelect ? { onSelect } : { link: <a href={`#${id}`}>{labels[id]}</a> }),
  }))
}
