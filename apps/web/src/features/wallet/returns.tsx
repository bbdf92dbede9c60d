import { Alert } from '@sakina/ui/alert'
import { SkeletonGroup } from '@sakina/ui/skeleton'

import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'

// The validation library and the form load after the page; the policy text is shown meanwhile.
const ReturnForm = lazyComponent(
  () => import('./return-form.tsx'),
  <SkeletonGroup>
    <FormSkeleton fields={5} />
  </SkeletonGroup>,
)

/** The return policy and the return form. */
export function WalletReturnSection() {
  const t = useText()
  return (
    <>
      <Alert className="mb-6">{t('wallet.returns.rule')}</Alert>
      <ReturnForm />
    </>
  )
}
