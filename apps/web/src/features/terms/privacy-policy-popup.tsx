import { useEndpoint } from '@sakina/api-client/swr'
import { listTerms } from '@sakina/api-client/wire/catalogue'
import { PrivacyPopup } from '@sakina/ui/privacy-popup'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { RichText } from '../../shared/rich-text/rich-text.tsx'

/** A popup with the privacy policy. */
export default function PrivacyPolicyPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const words = useErrorMessage()
  const { data, error, isValidating, mutate } = useEndpoint(listTerms, {})
  const first = data?.[0]
  const failed = error && !isValidating && !data
  return (
    <PrivacyPopup
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      // A failed response has the documented message. Without any response the general message applies.
      failure={failed ? (error.status === 0 ? words(error) : t('terms.failed')) : undefined}
      onRetry={() => void mutate()}
    >
      {first ? <RichText html={first.html} /> : data && <p className="m-0">{t('terms.empty.text')}</p>}
    </PrivacyPopup>
  )
}
