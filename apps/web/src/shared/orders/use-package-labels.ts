import { durationInUnits, packageDurationInDays } from '@sakina/domain/schedule'
import { packageChoices } from '@sakina/domain/vocabulary'

import { useText } from '../intl/use-text.ts'

/** Returns the labels of package choices. An unknown code is shown as it is. */
export function usePackageLabels() {
  const t = useText()
  const lasting = (days: number): string => {
    const { unit, count } = durationInUnits(days)
    return t(`orders.duration.${unit}`, { count })
  }
  return {
    lasting,
    job: (code: string): string => {
      const known = packageChoices.workerTypes.find((each) => each === code)
      return known ? t(`orders.job.${known}`) : code
    },
    nationality: (code: string): string => {
      const known = packageChoices.nationalities.find((each) => each === code)
      return known ? t(`orders.nationality.${known}`) : code
    },
    workers: (count: number): string => t('orders.package.count', { count }),
    duration: (code: string): string => {
      const known = packageChoices.durations.find((each) => each === code)
      return known ? lasting(packageDurationInDays(known)) : code
    },
  }
}
