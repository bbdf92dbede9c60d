import type { ContractCardAction } from '../components/contract-card/index.ts'
import {
  Icon,
  banIcon,
  contractIcon,
  creditCardIcon,
  pauseIcon,
  playIcon,
  swapIcon,
} from '../components/icon/index.ts'
import { bothLanguages } from './both-languages.ts'

export type SampleContractAct = 'pay' | 'view' | 'resume' | 'replace' | 'suspend' | 'cancel'

const looks = {
  pay: { icon: <Icon of={creditCardIcon} />, primary: true },
  view: { icon: <Icon of={contractIcon} /> },
  resume: { icon: <Icon of={playIcon} /> },
  replace: { icon: <Icon of={swapIcon} /> },
  suspend: { icon: <Icon of={pauseIcon} /> },
  cancel: { icon: <Icon of={banIcon} /> },
} as const

const actionLabels = bothLanguages({
  ar: {
    pay: 'سداد الفاتورة',
    view: 'عرض العقد',
    resume: 'إعادة الخدمة مبكرًا',
    replace: 'طلب استبدال',
    suspend: 'طلب إيقاف',
    cancel: 'طلب إلغاء',
  },
  en: {
    pay: 'Pay the invoice',
    view: 'View contract',
    resume: 'Resume early',
    replace: 'Request replacement',
    suspend: 'Request suspension',
    cancel: 'Request cancellation',
  },
})

/** Acts on a contract for the stories, in the order they are asked for. */
export const sampleContractActions = (
  context: Parameters<typeof actionLabels>[0],
  ids: readonly SampleContractAct[] = ['view', 'replace', 'suspend', 'cancel'],
  onSelect?: () => void,
): readonly ContractCardAction[] => {
  const labels = actionLabels(context)
  return ids.map((id) => ({
    id,
    label: labels[id],
    ...looks[id],
    ...(onSelect ? { onSelect } : { link: <a href={`#${id}`}>{labels[id]}</a> }),
  }))
}
