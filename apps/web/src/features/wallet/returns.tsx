import { Alert } from '@sakina/ui/alert'
import { SkeletonGroup } from '@sakina/ui/skeleton'

import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { lazyPart } from '../../shared/hydration/lazy-part.tsx'

// The validation library and the form load after the page; the policy text is shown meanwhile.
const ReturnForm = lazyPart(
  () => import('./return-form.tsx'),
  <SkeletonGroup>
    <FormSkeleton fields={5} />
  </SkeletonGroup>,
)

/** The return policy and the return form. */
export function Returns() {
  const t = useText()
  return (
    <>
      <Alert className="mb-6">{t('wallet.returns.rule')}</Alert>
      <ReturnForm />
    </>
  )
}
