import { Link as KitLink } from '@sakina/ui/link'
import { Text } from '@sakina/ui/text'
import { COMPLAINT_REOPEN_DAYS } from '@sakina/domain/lifecycles'

import { useText } from '../../shared/intl/use-text.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'

const ministry = 'https://www.hrsd.gov.sa'
const recruitmentPlatform = 'https://musaned.com.sa'

type Props = {
  /** Who decides next: a manager now, a manager once the customer says that it is not solved, or nobody of ours. */
  next: 'manager_now' | 'manager' | 'none'
  /** Whether it is read at once, because the customer is asked whether the problem is solved. */
  isOpen: boolean
}

/** Who decides if a complaint is not solved, and by when; and who does outside the agency. */
export function WayFurtherUp({ next, isOpen }: Props) {
  const t = useText()
  const policies = usePolicyTexts()
  return (
    <details open={isOpen} className="border-t border-border pt-1">
      <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-primary underline">
        {t('complaints.further')}
      </summary>
      <div className="grid gap-2">
        {next !== 'none' && (
          <Text>
            {next === 'manager_now'
              ? t('complaints.further.managerNow', policies)
              : t('complaints.further.manager', { ...policies, days: COMPLAINT_REOPEN_DAYS })}
          </Text>
        )}
        <Text>{t('complaints.further.ministry')}</Text>
        <ul className="m-0 grid list-none justify-items-start p-0">
          <li>
            <KitLink variant="standalone" external href={ministry}>
              {t('complaints.further.ministryName')}
            </KitLink>
          </li>
          <li>
            <KitLink variant="standalone" external href={recruitmentPlatform}>
              {t('complaints.further.musaned')}
            </KitLink>
          </li>
        </ul>
      </div>
    </details>
  )
}
