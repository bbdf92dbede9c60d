import { Alert } from '@sakina/ui/alert'
import { SkeletonGroup } from '@sakina/ui/skeleton'

import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { lazyPart } from '../../shared/hydration/lazy-part.tsx'

// The rules and the library of forms come after the page: what is promised stands there meanwhile.
const ReturnForm = lazyPart(
  () => import('./return-form.tsx'),
  <SkeletonGroup>
    <FormSkeleton fields={5} />
  </SkeletonGroup>,
)

/** What may be returned, and the form that asks for it. */
export function Returns() {
  const t = useText()
  return (
    <>
      <Alert className="mb-6">{t('wallet.returns.rule')}</Alert>
      <ReturnForm />
    </>
  )
}
