import type { WorkerGender } from '@sakina/domain/plans'
import { createContext, use } from 'react'

/** The gender of the workers of the booked plan, for the wording of messages. */
export const WorkerGenderContext = createContext<WorkerGender>('female')

export const useWorkerGender = (): WorkerGender => use(WorkerGenderContext)
