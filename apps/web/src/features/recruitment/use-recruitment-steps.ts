import { useText } from '../../shared/intl/use-text.ts'

/** Returns the six steps of an order, from the choice of a service to the worker's first day. */
export function useRecruitmentSteps() {
  const t = useText()
  return [
    { title: t('recruitment.choose.title'), text: t('recruitment.choose.text') },
    { title: t('recruitment.worker.title'), text: t('recruitment.worker.text') },
    { title: t('recruitment.address.title'), text: t('recruitment.address.text') },
    { title: t('recruitment.pay.title'), text: t('recruitment.pay.text') },
    { title: t('recruitment.follow.title'), text: t('recruitment.follow.text') },
    { title: t('recruitment.receive.title'), text: t('recruitment.receive.text') },
  ]
}

/** Returns the steps on the government platform for a worker from abroad. */
export function useGovernmentSteps() {
  const t = useText()
  return [
    { text: t('recruitment.government.account') },
    { text: t('recruitment.government.request') },
    { text: t('recruitment.government.office') },
    { text: t('recruitment.government.accept') },
    { text: t('recruitment.government.pay') },
  ]
}
