import { GovernmentStepsPopup } from '@sakina/ui/government-steps-popup'

import { PlainLink } from '../../shared/router/index.ts'
import { useGovernmentSteps } from './use-recruitment-steps.ts'

const platform = 'https://musaned.com.sa'

/** A popup with the steps of a recruitment on the government platform. */
export default function GovernmentPopup({ onClose }: { onClose: () => void }) {
  return (
    <GovernmentStepsPopup
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      steps={useGovernmentSteps()}
      platformLink={<PlainLink href={platform} />}
    />
  )
}
