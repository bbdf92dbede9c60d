import { GovernmentStepsPopup } from '@sakina/ui/government-steps-popup'

import { PlainLink } from '../../shared/router/index.ts'
import { useGovernmentSteps } from './use-steps.ts'

const platform = 'https://musaned.com.sa'

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
