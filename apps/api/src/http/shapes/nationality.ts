import type { WorkerGender } from '@sakina/domain/plans'
import type { Bilingual } from '../../db/schema/columns.ts'

type NamedNationality = { readonly name: Bilingual; readonly masculineName: Bilingual }

/** Returns the name of a nationality in the form that agrees with the gender of the worker. */
export const nationalityNameFor = (
  { name, masculineName }: NamedNationality,
  gender: WorkerGender,
): Bilingual => (gender === 'male' ? masculineName : name)
