import type { Worker } from '@sakina/api-client/client'
import { Portrait } from '@sakina/ui/art/portrait'

type PortraitWorker = Pick<Worker, 'id' | 'gender' | 'nationality' | 'jobCode'>

/** The drawn person who stands for a worker, the same on every page. */
export const WorkerPortrait = ({ worker, figure }: { worker: PortraitWorker; figure?: 'bust' | 'half' }) => (
  <Portrait
    seed={String(worker.id)}
    gender={worker.gender === 'm' ? 'male' : 'female'}
    country={worker.nationality?.code}
    job={worker.jobCode ?? undefined}
    figure={figure}
  />
)
