import type { Worker } from '@sakina/api-client/client'
import type { PickableWorker } from '@sakina/ui/worker-picker'

import { WorkerPortrait } from '../../../shared/plans/worker-portrait.tsx'

/** Converts a worker to the props of the worker picker, with the reason if she cannot be chosen. */
export const toPickableWorker = (worker: Worker, unavailable?: string): PickableWorker => ({
  id: String(worker.id),
  name: worker.name,
  picture: <WorkerPortrait worker={worker} />,
  nationality: worker.nationality && { name: worker.nationality.name, code: worker.nationality.code },
  age: worker.age,
  skills: worker.skills,
  experience: worker.experience,
  location: worker.location,
  about: worker.about,
  unavailable,
})
