import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { ErrorState } from '@sakina/ui/error-state'

import { useText } from '../../shared/intl/use-text.ts'

/** Shows that a page failed to render, with a button that tries again. */
export function PageErrorNotice({ retry }: { retry: () => void }) {
  const t = useText()
  return (
    <ErrorState
      illustration={<Unplugged />}
      title={t('shell.crashed.title')}
      text={t('shell.crashed.text')}
      onRetry={retry}
    />
  )
}
