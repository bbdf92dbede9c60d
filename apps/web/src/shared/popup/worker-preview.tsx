import type { Worker } from '@sakina/api-client/client'
import { WorkerCard, type WorkerCardProps } from '@sakina/ui/worker-card'

import { WorkerLink } from './worker-link.tsx'
import { WorkerPortrait } from '../plans/worker-portrait.tsx'

/** A worker with a half figure and two skills. The card opens the profile. */
export const WorkerPreview = ({
  worker,
  ...rest
}: { worker: Worker } & Pick<WorkerCardProps, 'as' | 'className'>) => (
  <WorkerCard
    {...rest}
    skillsShown={2}
    worker={{ ...worker, about: null, picture: <WorkerPortrait worker={worker} figure="half" /> }}
    pictureSize="tall"
    link={<WorkerLink workerId={worker.id} />}
  />
)
