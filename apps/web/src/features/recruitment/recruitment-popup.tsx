import { RecruitmentStepsPopup } from '@sakina/ui/recruitment-steps-popup'

import { paths } from '../../shared/config/paths.ts'
import { Link } from '../../shared/router/index.ts'
import { useRecruitmentSteps } from './use-recruitment-steps.ts'

/** A popup with the steps of a recruitment. */
export default function RecruitmentPopup({ onClose }: { onClose: () => void }) {
  return (
    <RecruitmentStepsPopup
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      steps={useRecruitmentSteps()}
      startLink={<Link to={paths.services.to()} />}
    />
  )
}
