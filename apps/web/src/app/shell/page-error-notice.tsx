import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { ErrorState } from '@sakina/ui/error-state'

import { UnlistedHeadTags } from '../../shared/head/unlisted-head-tags.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import type { FallbackProps } from '../boundaries/page-boundary.tsx'
import { NeedsConnection } from './needs-connection.tsx'

/** Shows that a page failed to render, with a button that tries again, or that it needs a connection. */
export function PageErrorNotice({ retry, needsConnection }: FallbackProps) {
  const t = useText()
  if (needsConnection) return <NeedsConnection />
  return (
    <>
      <UnlistedHeadTags title={t('shell.crashed.title')} />
      <ErrorState
        illustration={<Unplugged />}
        title={t('shell.crashed.title')}
        text={t('shell.crashed.text')}
        onRetry={retry}
      />
    </>
  )
}
