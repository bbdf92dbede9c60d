import { parseJobCode } from './plan.ts'

/** The gender that the job implies; texts about the worker depend on it. */
export type WorkerGender = 'male' | 'female'

/** Returns the gender of the workers of a job: male for houseman, otherwise female. */
export const workerGender = (job: string | undefined): WorkerGender =>
  job !== undefined && parseJobCode(job) === 'houseman' ? 'male' : 'female'
