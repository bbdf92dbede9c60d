import type { WorkerGender } from '@sakina/domain/plans'
import { createContext, use } from 'react'

/** Of whoever the plan being booked sends. */
export const WorkerGenderContext = createContext<WorkerGender>('female')

export const useWorkerGender = (): WorkerGender => use(WorkerGenderContext)
