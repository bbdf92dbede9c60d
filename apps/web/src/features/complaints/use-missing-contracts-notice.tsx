import { Button } from '@sakina/ui/button'
import type { ReactNode } from 'react'

import { paths } from '../../shared/config/paths.ts'
import type { useContractOptions } from '../../shared/contracts/use-contract-options.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { TextLinkInAlert } from '../../shared/portal/text-link-in-alert.tsx'

/**
 * Returns a notice if no contract can be chosen for a complaint: the contracts failed to load, or there are
 * none.
 */
export function useMissingContractsNotice({
  choices,
  error,
  isValidating,
  mutate,
}: ReturnType<typeof useContractOptions>): ReactNode {
  const t = useText()
  if (choices === undefined)
    return (
      error &&
      !isValidating && (
        <span className="grid justify-items-start gap-2">
          {t('complaints.contractsFailed')}
          <Button size="sm" variant="secondary" onClick={() => void mutate()}>
            {t('complaints.again')}
          </Button>
        </span>
      )
    )
  return (
    choices.length === 0 && (
      <span className="grid justify-items-start">
        {t('complaints.noContracts')}
        <TextLinkInAlert to={paths.popup.to('contact')}>{t('complaints.write')}</TextLinkInAlert>
      </span>
    )
  )
}
