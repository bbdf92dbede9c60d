import { readJobCode } from './plan.ts'

/** By the job: words about whoever does it follow. */
export type WorkerGender = 'male' | 'female'

export const workerGender = (job: string | undefined): WorkerGender =>
  job !== undefined && readJobCode(job) === 'houseman' ? 'male' : 'female'
